import * as z from 'zod';
import { compact } from '../compact.ts';
import { newestFirst } from '../news-archive.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, text } from './fields.ts';

/** The newest posts, of one category where it is named. */
export const newsGrid = defineSection({
  name: 'pier/news-grid',
  settings: z.object({ heading: text, limit: count, category: text, more: namedLink }),
  fill: ({ heading, limit = 3, category, more }, { context, resolve }) => {
    context.usage.noteAll('post', 'category');
    const id =
      category === undefined ? null : context.content.categories.find((item) => item.slug === category)?.id;
    const posts = newestFirst(context.content.entries.post)
      .filter((post) => id === null || (id !== undefined && post.fields.categoryIds.includes(id)))
      .slice(0, limit)
      .map(context.summaries.news);
    return posts.length === 0 ? null : compact({ heading, posts, more: linkOf(more, resolve) });
  },
});
