import * as z from 'zod';
import type { Entry } from '../../content/content.ts';
import { findBySlug } from '../../dependencies/find-in-list.ts';
import { type LongList, sliceOf } from '../../util/long-list.ts';
import { compact } from '../../util/omit-undefined.ts';
import { categoryPosts } from '../category-posts.ts';
import type { RouteContext } from '../route-context.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, text } from './fields.ts';

/** Shows the newest posts, of one category if named. */
export const newsGrid = defineSection({
  name: 'pier/news-grid',
  settings: z.object({ heading: text, limit: count, category: text, more: namedLink }),
  fill: ({ heading, limit = 3, category, more }, { context, resolve }) => {
    const posts = sliceOf(newsOf(category, context), 0, limit).map(context.summaries.news);
    return posts.length === 0 ? null : compact({ heading, posts, more: linkOf(more, resolve) });
  },
});

/** Returns the newest posts, of one category if its slug is given. */
function newsOf(slug: string | undefined, context: RouteContext): LongList<Entry<'post'>> {
  if (slug === undefined) return context.lists.post;
  const category = findBySlug(context.content.categories, slug);
  return category === undefined ? [] : categoryPosts(context).of(category);
}
