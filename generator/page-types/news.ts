import type { NamedLink, NewsSummary } from '../../templates/types.ts';
import { compact } from '../compact.ts';
import type { Entry } from '../content.ts';
import { dateLabel } from '../dates.ts';
import { hrefOf } from '../paths.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { newsArticle } from '../structured-data/news-article.ts';
import { allCategoriesPage } from './category-links.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { categoryPages, newsPages } from './news-lists.ts';
import type { PageType } from './page-type.ts';

const relatedCount = 3;

/** How many posts back a related one is looked for. */
const relatedWithin = 60;

/** `/news/` and all below it: posts, archives, categories and their archives. */
export const news: PageType = {
  name: 'news',
  page: 'news',
  routes: (context) => {
    const posts = context.lists.post;
    return [
      ...newsPages(posts, context),
      ...allCategoriesPage(context),
      ...context.content.categories.flatMap((category) => categoryPages(category, context)),
      ...posts.map((entry, index) => postRoute({ entry, index, posts, context })),
    ];
  },
};

interface PostPlace {
  readonly entry: Entry<'post'>;
  /** All posts, newest first, and where it stands among them. */
  readonly posts: readonly Entry<'post'>[];
  readonly index: number;
  readonly context: RouteContext;
}

function postRoute({ entry, posts, index, context }: PostPlace): Route {
  const { summaries, content, pathOf } = context;
  const path = pathOf(entry);
  const plan = entryRoute(entry, path, context, () => {
    const { published, modified } = entry;
    const sections = summaries.news(entry).categories.map(({ label }) => label);
    return {
      article: compact({ published, modified, section: sections[0] }),
      data: (page) => [newsArticle({ page, published, modified, sections, site: context })],
    };
  });
  // Not spread: the engine would make each of 100,000 routes a class of its own.
  return Object.assign(plan, {
    template: 'news-post' as const,
    props: () => {
      const earlier = posts.slice(index + 1, index + 1 + relatedWithin);
      const { published, categories } = summaries.news(entry);
      const { timeZone } = content.settings;
      const updated = entry.modified > entry.published ? dateLabel(entry.modified, timeZone) : published;
      return compact({
        ...standardProps(entry, context),
        published,
        updated: updated.date > published.date ? updated : undefined,
        categories,
        // Nothing newer: a new post would change the pages of those before it.
        older: earlier[0] && linkTo(summaries.news(earlier[0])),
        related: relatedPosts(entry, earlier.slice(1)).map(summaries.news),
        more: { label: 'All news', href: hrefOf('/news/') },
      });
    },
  });
}

/** Those of its categories first, then the next ones. */
function relatedPosts(entry: Entry<'post'>, earlier: readonly Entry<'post'>[]): readonly Entry<'post'>[] {
  const alike = firstAlike(entry, earlier);
  return [...new Set([...alike, ...earlier.slice(0, relatedCount)])].slice(0, relatedCount);
}

/** Stops when there are enough: every post of an archive looks back. */
function firstAlike(entry: Entry<'post'>, earlier: readonly Entry<'post'>[]): readonly Entry<'post'>[] {
  const ids = entry.fields.categoryIds;
  const alike: Entry<'post'>[] = [];
  for (const post of earlier) {
    if (alike.length === relatedCount) break;
    if (post.fields.categoryIds.some((id) => ids.includes(id))) alike.push(post);
  }
  return alike;
}

function linkTo({ title, href }: NewsSummary): NamedLink {
  return { label: title, href };
}
