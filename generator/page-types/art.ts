import { compact } from '../compact.ts';
import { inMenuOrder } from '../menu-order.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf, neighbours } from './lists.ts';
import type { PageType } from './page-type.ts';

/** `/art/` and `/art/{detail}/`. */
export const art: PageType = {
  name: 'art',
  routes: (context) => {
    const { summaries, pathOf } = context;
    const artworks = inMenuOrder(context.content.entries.artwork);
    const { props, route } = fixedPage(context, { path: '/art/', title: 'Art' });
    return [
      {
        ...route,
        ...latestOf(artworks, route.lastModified),
        template: 'art-list',
        props: { ...props, artworks: artworks.map(summaries.art) },
      },
      ...artworks.map((entry) => ({
        ...entryRoute(entry, pathOf(entry), context),
        template: 'art' as const,
        props: compact({
          ...standardProps(entry, context),
          artist: entry.fields.artist || undefined,
          year: entry.fields.year ?? undefined,
          ...neighbours(artworks, entry, summaries.art),
        }),
      })),
    ];
  },
};
