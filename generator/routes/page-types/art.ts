import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { Listed } from '../listed.ts';
import { wayToPlace } from '../places/place-way.ts';
import { nextOnWalk } from '../places/walk.ts';
import { whereIs } from '../places/where-is.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { linkToAll } from '../sections/grids.ts';
import { pierAround } from '../structured-data/pier.ts';
import { type DescribedPage, type Thing, thing } from '../structured-data/thing.ts';
import { linkToEntry } from '../summaries.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { listPages } from './list-pages.ts';
import type { PageType } from './page-type.ts';

type Artwork = Place<'artwork'>;

/** `/art/` and `/art/{detail}/`. */
export const art: PageType = {
  name: 'art',
  page: 'art',
  routes: (context) => {
    const { summaries, lists } = context;
    const pages = listPages({ path: '/art/', list: lists.artwork, summary: summaries.art }, context);
    return [
      ...pages.map(
        ({ facts, texts, items, pager }): Route => ({
          ...facts,
          template: 'art-list',
          props: () => compact({ ...texts(), artworks: items().map(summaries.art), pager: pager() }),
        }),
      ),
      ...lists.artwork.all().map((entry) => artRoute(entry, context)),
    ];
  },
};

function artRoute(entry: Artwork, context: RouteContext): Route {
  const { summaries, lists, pathOf, row } = context;
  return {
    ...entryRoute(entry, pathOf(entry), context, () => ({
      data: (page) => [visualArtwork(page, entry, context)],
    })),
    template: 'art',
    props: () => {
      const { artist, year } = row(entry).fields;
      const place = lists.placeOfWork(entry);
      const { previous, next } = lists.artwork.beside(entry);
      return compact({
        ...standardProps(entry, context),
        artist: artist || undefined,
        year: year ?? undefined,
        place: place && linkToEntry(summaries.location(place)),
        way: place && wayToPlace(place, context),
        where: place && whereIs(place, context),
        walk: place && nextOnWalk(entry, context),
        more: linkToAll('art', context),
        related: place === undefined ? [] : others(lists.worksAt(place.id), entry).map(summaries.art),
        previous: previous && linkToEntry(summaries.art(previous)),
        next: next && linkToEntry(summaries.art(next)),
      });
    },
  };
}

/** A work of art on the pier. https://schema.org/VisualArtwork */
function visualArtwork(page: DescribedPage, entry: Artwork, context: RouteContext): Thing {
  const { artist, year } = context.row(entry).fields;
  return thing('VisualArtwork', {
    name: page.name,
    url: page.url,
    description: page.description,
    image: page.image,
    creator: artist === '' ? undefined : thing('Person', { name: artist }),
    dateCreated: year === null ? undefined : String(year),
    contentLocation: pierAround(context),
  });
}

/** At most three: the place lists the others. */
function others(artworks: Listed<Artwork>, own: Artwork): readonly Artwork[] {
  return artworks
    .cut(0, 4)
    .filter(({ id }) => id !== own.id)
    .slice(0, 3);
}
