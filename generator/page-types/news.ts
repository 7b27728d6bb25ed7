import type { NamedLink, NewsSummary } from '../../templates/types.ts';
import { compact } from '../compact.ts';
import type { Entry } from '../content.ts';
import { dateLabel, inZone } from '../dates.ts';
import { absolute } from '../head.ts';
import { titleOf } from '../name-entry.ts';
import { newestFirst } from '../news-archive.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { categoryPages, newsPages } from './news-lists.ts';
import type { PageType } from './page-type.ts';

/** `/news/` and all below it: posts, archives, categories and their archives. */
export const news: PageType = {
  name: 'news',
  routes: (context) => {
    const posts = newestFirst(context.content.entries.post);
    return [
      ...newsPages(posts, context),
      ...context.content.categories.flatMap((category) => categoryPages(category, posts, context)),
      ...posts.map((entry, index) => postRoute(entry, posts[index + 1], context)),
    ];
  },
};

function postRoute(entry: Entry<'post'>, older: Entry<'post'> | undefined, context: RouteContext): Route {
  const { summaries, content, pathOf, usage } = context;
  const path = pathOf(entry);
  return {
    ...entryRoute(entry, path, context, () => ({ type: 'article', jsonLd: [articleData(entry, context)] })),
    template: 'news-post',
    props: () => {
      // The post before it may be another one.
      usage.noteAll('post');
      const { published, categories } = summaries.news(entry);
      const { timeZone } = content.settings;
      const updated =
        entry.modified > entry.published ? dateLabel(inZone(entry.modified, timeZone)) : published;
      return compact({
        ...standardProps(entry, context),
        published,
        updated: updated.date > published.date ? updated : undefined,
        categories,
        // No link to the newer post: a new one would change the page of the one before it.
        older: older && linkTo(summaries.news(older)),
      });
    },
  };
}

function linkTo({ title, href }: NewsSummary): NamedLink {
  return { label: title, href };
}

function articleData(entry: Entry<'post'>, { config, organisation, pathOf }: RouteContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: titleOf(entry),
    datePublished: entry.published,
    dateModified: entry.modified,
    url: absolute(config.siteUrl, pathOf(entry)),
    publisher: { '@type': 'Organization', name: organisation.name },
  };
}
