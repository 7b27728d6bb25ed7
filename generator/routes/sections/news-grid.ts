import type { NamedLink } from '../../../templates/types.ts';
import type { CategoryPlace, Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { Listed } from '../listed.ts';
import type { RouteContext } from '../route-context.ts';
import { allNews } from './all-of-kind.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, object, text } from './fields.ts';

/** The number of posts without a limit of the editor. */
const usual = 3;

/** Shows the newest posts, of one category if named. */
export const newsGrid = defineSection({
  name: 'pier/news-grid',
  settings: object({ heading: text, limit: count, category: text, more: namedLink }),
  fill: ({ heading, limit, category: slug, more }, { context, resolve, warn }) => {
    const category = slug === undefined ? undefined : (context.lists.categoryBySlug(slug) ?? null);
    if (category === null) {
      warn({
        check: 'lostContent',
        message: `The section pier/news-grid shows the category "${slug}", which does not exist`,
        field: 'category',
        hint: 'Choose another category in the section.',
      });
      return null;
    }
    const { shown, isCut } = newsOf(category, context).first(limit ?? usual);
    const posts = shown.map(context.summaries.news);
    if (posts.length === 0) return null;
    return compact({
      heading,
      posts,
      more:
        linkOf(more, resolve) ?? (limit === undefined && isCut ? linkToAll(category, context) : undefined),
    });
  },
});

/** Returns the newest posts, of one category if it is given. */
function newsOf(category: CategoryPlace | undefined, { lists }: RouteContext): Listed<Place<'post'>> {
  return category === undefined ? lists.post : lists.postsIn(category.id);
}

function linkToAll(category: CategoryPlace | undefined, context: RouteContext): NamedLink | undefined {
  const all = allNews(context);
  return all && category ? { ...all, href: context.summaries.category(category).href } : all;
}
