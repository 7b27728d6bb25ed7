import type { NamedLink, NewsSummary } from '../../../templates/types.ts';
import { dateLabel } from '../../content/dates.ts';
import { entryLanguage } from '../../content/entry-language.ts';
import { hrefOf } from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { shareLinks } from '../share-links.ts';
import { newsArticle } from '../structured-data/news-article.ts';
import { allCategoriesPage } from './category-links.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { categoryPages, newsPages } from './news-lists.ts';
import type { PageType } from './page-type.ts';

const relatedCount = 3;

/** The number of older posts searched for related ones. */
const relatedWithin = 60;

/** Makes `/news/` and all below it: posts, archives, categories and their archives. */
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
  readonly entry: Place<'post'>;
  /** All posts, newest first, and the position of this one. */
  readonly posts: readonly Place<'post'>[];
  readonly index: number;
  readonly context: RouteContext;
}

function postRoute({ entry, posts, index, context }: PostPlace): Route {
  const { summaries, content, config, pathOf } = context;
  const path = pathOf(entry);
  const facts = entryRoute(entry, path, context, () => {
    const row = context.row(entry);
    const { published, modified } = row;
    const sections = summaries.news(entry).categories.map(({ label }) => label);
    return {
      article: compact({ published, modified, section: sections[0] }),
      data: (page) => [
        newsArticle({
          page,
          published,
          modified,
          sections,
          language: entryLanguage(row, content)?.lang,
          site: context,
        }),
      ],
    };
  });
  // Not spread: the engine would make a hidden class for each of 100,000 routes.
  return Object.assign(facts, {
    template: 'news-post' as const,
    props: () => {
      const next = posts[index + 1];
      const { title, published, categories } = summaries.news(entry);
      const { timeZone } = content.settings;
      const { modified } = context.row(entry);
      const updated = modified > entry.published ? dateLabel(modified, timeZone) : published;
      return compact({
        ...standardProps(entry, context),
        published,
        updated: updated.date > published.date ? updated : undefined,
        categories,
        // Nothing newer: a new post would change older pages.
        older: next && linkTo(summaries.news(next)),
        share: shareLinks({ title, url: config.siteUrl + hrefOf(path) }),
        related: relatedPosts(posts, index).map(summaries.news),
        more: { label: 'All news', href: hrefOf('/news/') },
      });
    },
  });
}

/**
 * Finds related posts among older ones, without the one linked as older: first those of its
 * categories, then the next ones.
 */
function relatedPosts(posts: readonly Place<'post'>[], index: number): readonly Place<'post'>[] {
  const start = index + 2;
  const alike = firstAlike(posts, index).flatMap((place) => posts[place] ?? []);
  return [...new Set([...alike, ...posts.slice(start, start + relatedCount)])].slice(0, relatedCount);
}

/** Stops when there are enough: every post of an archive searches. */
function firstAlike(posts: readonly Place<'post'>[], index: number): readonly number[] {
  const own = new Set(posts[index]?.fields.categoryIds);
  const end = Math.min(posts.length, index + 1 + relatedWithin);
  const alike: number[] = [];
  for (let place = index + 2; place < end && alike.length < relatedCount; place += 1) {
    if (posts[place]?.fields.categoryIds.some((id) => own.has(id))) alike.push(place);
  }
  return alike;
}

function linkTo({ title, href }: NewsSummary): NamedLink {
  return { label: title, href };
}
