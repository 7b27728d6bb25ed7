import { compact } from '../compact.ts';
import { inMenuOrder } from '../menu-order.ts';
import type { Route } from '../route.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf, neighbours } from './lists.ts';
import type { PageType } from './page-type.ts';

/** `/art/` and `/art/{detail}/`. */
export const art: PageType = {
  name: 'art',
  routes: (context) => {
    const { summaries, pathOf, usage } = context;
    const artworks = inMenuOrder(context.content.entries.artwork);
    const { props, plan } = fixedPage(context, { path: '/art/', title: 'Art' });
    return [
      {
        ...plan,
        ...latestOf(artworks, plan.lastModified),
        template: 'art-list',
        props: () => {
          usage.noteAll('artwork');
          return { ...props(), artworks: artworks.map(summaries.art) };
        },
      },
      ...artworks.map(
        (entry, index): Route => ({
          ...entryRoute(entry, pathOf(entry), context),
          template: 'art',
          props: () => {
            usage.noteAll('artwork');
            return compact({
              ...standardProps(entry, context),
              artist: entry.fields.artist || undefined,
              year: entry.fields.year ?? undefined,
              ...neighbours(artworks, index, summaries.art),
            });
          },
        }),
      ),
    ];
  },
};
