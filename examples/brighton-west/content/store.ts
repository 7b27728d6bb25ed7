import { toBase } from '../../../demo/content/author.ts';
import { fillFields } from '../../../demo/kinds.ts';
import type { DemoEntry, DemoMenuItem, DemoStore } from '../../../demo/store-types.ts';
import { artworks } from './artworks.ts';
import { cruises } from './cruises.ts';
import { events } from './events.ts';
import { locations } from './locations.ts';
import { experiences, pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { categories, posts } from './posts.ts';

/** The content of Brighton West, as its WordPress has it, for the demo's content system to answer with. */
export function createBrightonWest(): DemoStore {
  return structuredClone({
    settings: {
      title: 'Brighton West',
      description: 'Die Seebrücke an der Ostsee',
      language: 'de_DE',
      timezone: 'Europe/Berlin',
      pageOnFront: pageId('home'),
      pageForPosts: pageId('news'),
      pageForPrivacy: pageId('datenschutz'),
    },
    entries: [...entries(), ...cruises],
    categories: [...categories],
    authors: [],
    media: [...pictures],
    menuItems: [...menuOf('PRIMARY', primary, 901), ...menuOf('FOOTER', footer, 951)],
    redirects: [],
    pier: null,
    formerAddresses: [],
    revisions: [],
    edits: 0,
  });
}

function entries(): DemoEntry[] {
  return [
    ...pages.map(
      (written): DemoEntry => ({ ...toBase(pageId(written.slug), written), kind: 'page', parentId: 0 }),
    ),
    ...experiences.map(
      (written, index): DemoEntry => ({
        ...toBase(301 + index, written),
        kind: 'experience',
        ...fillFields('experience', {}),
      }),
    ),
    ...locations.map(
      ({ hours, opening, place: [latitude, longitude], ...written }): DemoEntry => ({
        ...toBase(locationId(written.slug), written),
        kind: 'location',
        ...fillFields('location', {
          ...written,
          ...{ hours: hours.join('\n'), openingHours: opening, latitude, longitude },
        }),
      }),
    ),
    ...artworks.map(
      ({ at, ...written }, index): DemoEntry => ({
        ...toBase(501 + index, written),
        kind: 'artwork',
        ...fillFields('artwork', { locationId: locationId(at), ...written }),
      }),
    ),
    ...events.map(
      ({ at, ...written }, index): DemoEntry => ({
        ...toBase(601 + index, written),
        kind: 'event',
        ...fillFields('event', { venueLocationId: at === undefined ? null : locationId(at), ...written }),
      }),
    ),
    ...posts.map(
      ({ categoryIds, ...written }, index): DemoEntry => ({
        ...toBase(1001 + index, written),
        kind: 'post',
        categoryIds: [...categoryIds],
      }),
    ),
  ];
}

const primary = [
  ['Besuch', pageId('visit')],
  ['Erleben', pageId('experiences')],
  ['Veranstaltungen', pageId('event')],
  ['Neues', pageId('news')],
  ['Orte', pageId('location')],
  ['Ausfahrten', '/ausfahrten/'],
  ['Umbau', pageId('revitalization')],
] as const;

const footer = [
  ['Verein', pageId('verein')],
  ['Kontakt', pageId('contact')],
  ['Kunst', pageId('art')],
  ['Datenschutz', pageId('datenschutz')],
] as const;

function menuOf(
  location: DemoMenuItem['location'],
  items: readonly (readonly [label: string, to: number | string])[],
  firstId: number,
): DemoMenuItem[] {
  return items.map(([label, to], index) => ({
    id: firstId + index,
    location,
    parentId: 0,
    order: index + 1,
    label,
    leadsTo: typeof to === 'number' ? { entry: to } : { url: to },
    target: '',
  }));
}

function pageId(slug: string): number {
  return 201 + indexOf(pages, slug);
}

function locationId(slug: string): number {
  return 401 + indexOf(locations, slug);
}

/** Throws for an unknown slug, so that a mistake in the content shows at once. */
function indexOf(written: readonly { readonly slug: string }[], slug: string): number {
  const index = written.findIndex((entry) => entry.slug === slug);
  if (index === -1) throw new Error(`Brighton West has no entry ${slug}`);
  return index;
}
