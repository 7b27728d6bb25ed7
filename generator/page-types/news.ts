import { compact } from '../compact.ts';
import type { Entry } from '../content.ts';
import { dateLabel, inZone } from '../dates.ts';
import { absolute } from '../head.ts';
import { newestFirst } from '../news-archive.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { neighbours } from './lists.ts';
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
      ...posts.map((entry) => postRoute(entry, posts, context)),
    ];
  },
};

function postRoute(entry: Entry<'post'>, posts: readonly Entry<'post'>[], context: RouteContext): Route {
  const { summaries, content, config, organisation, pathOf } = context;
  const { published, categories, title } = summaries.news(entry);
  const updated = dateLabel(inZone(entry.modified, content.settings.timeZone));
  const { next: older } = neighbours(posts, entry, summaries.news);
  const path = pathOf(entry);
  return {
    ...entryRoute(entry, path, context, {
      type: 'article',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: title,
          datePublished: entry.published,
          dateModified: entry.modified,
          url: absolute(config.siteUrl, path),
          publisher: { '@type': 'Organization', name: organisation.name },
        },
      ],
    }),
    template: 'news-post',
    props: compact({
      ...standardProps(entry, context),
      published,
      updated: updated.date > published.date ? updated : undefined,
      categories,
      // No link to the newer post: a new one would change the page of the one before it.
      older,
    }),
  };
}
