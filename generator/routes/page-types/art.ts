import type { LocationSummary, NamedLink } from '../../../templates/types.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { Listed } from '../listed.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { sectionTitle, sectionTitles } from '../section-titles.ts';
import { itemList } from '../structured-data/item-list.ts';
import { visualArtwork } from '../structured-data/visual-artwork.ts';
import { cutList, firstPage, furtherFacts, furtherPages, furtherTitle, type ListPage } from './cut-list.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf, neighbours } from './lists.ts';
import type { PageType } from './page-type.ts';

/** `/art/` and `/art/{detail}/`. */
export const art: PageType = {
  name: 'art',
  page: 'art',
  routes: (context) => {
    const { summaries, lists, pathOf, config } = context;
    const pages = cutList(lists.artwork, { path: '/art/' });
    const first = firstPage(pages);
    const title = () => sectionTitle('/art/', context) ?? sectionTitles['/art/'];
    const { props, facts } = fixedPage(context, {
      path: '/art/',
      title: sectionTitles['/art/'],
      head: () => {
        const items = first.items().map(summaries.art);
        return { data: (page) => itemList({ ...page, items, siteUrl: config.siteUrl }) };
      },
    });
    return [
      {
        ...facts,
        ...latestOf(first.items(), context, facts.lastModified),
        template: 'art-list',
        props: () => {
          return { ...props(), ...shown(first, context) };
        },
      },
      ...furtherPages(pages, (page) => ({
        ...furtherFacts(page, { title, summary: summaries.art, context }),
        template: 'art-list',
        props: () => ({ title: furtherTitle(title(), page.number), nodes: [], ...shown(page, context) }),
      })),
      ...lists.artwork.all().map(
        (entry): Route => ({
          ...entryRoute(entry, pathOf(entry), context, () => ({
            data: (page) => [visualArtwork(page, context.row(entry), context)],
          })),
          template: 'art',
          props: () => {
            const place = lists.placeOfWork(entry);
            return compact({
              ...standardProps(entry, context),
              artist: context.row(entry).fields.artist || undefined,
              year: context.row(entry).fields.year ?? undefined,
              place: place && asLink(summaries.location(place)),
              related: place === undefined ? [] : others(lists.worksAt(place.id), entry).map(summaries.art),
              ...neighbours(lists.artwork.beside(entry), summaries.art),
            });
          },
        }),
      ),
    ];
  },
};

function shown({ items, pager }: ListPage<Place<'artwork'>>, { summaries }: RouteContext) {
  return compact({ artworks: items().map(summaries.art), pager: pager() });
}

function asLink({ title, href }: LocationSummary): NamedLink {
  return { label: title, href };
}

/** At most three: the place lists the others. */
function others(artworks: Listed<Place<'artwork'>>, own: Place<'artwork'>): readonly Place<'artwork'>[] {
  return artworks
    .cut(0, 4)
    .filter(({ id }) => id !== own.id)
    .slice(0, 3);
}
