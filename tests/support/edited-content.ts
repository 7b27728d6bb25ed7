import * as fc from 'fast-check';
import type {
  AnyEntry,
  Category,
  Content,
  EventDates,
  FieldValues,
  Kind,
  Media,
  Seo,
} from '../../generator/content/content.ts';
import { fieldsOf, kinds } from '../../generator/content/kinds/descriptions.ts';
import type { FieldType } from '../../generator/content/kinds/field-types.ts';
import { packBlocks } from '../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';
import { makeCategory, makeContent, makeEntry, makeMedia } from './entries.ts';
import type { PlannedSite } from './kept-pages.ts';

/** Entries a kind at first. */
const few = 5;
const categoryIds = [901, 902, 903];
const mediaIds = [801, 802, 803];
const baseNow = '2026-06-13T14:00:00.000Z';

/** A site that has some of everything, each entry with another piece of content. */
export function makeEditedSite(): PlannedSite {
  const entries = kinds.flatMap((kind, of) =>
    Array.from({ length: kind === 'post' ? 30 : few }, (_, index) => entryOf(kind, 100 * (of + 1) + index)),
  );
  const content = makeContent(entries, {
    now: baseNow,
    categories: categoryIds.map((id, index) => categoryOf(id, index === 2 ? 901 : null)),
    media: mediaIds.map(mediaOf),
  });
  return {
    content,
    media: new Map(
      [...content.media.map(({ path }) => path), fileOf(900)].map((path) => [path, record(path)]),
    ),
  };
}

function entryOf(kind: Kind, id: number): AnyEntry {
  const entry = makeEntry(kind, id, {
    ...(kind === 'page' && { slug: pageSlugs[id % few] ?? `page-${id}`, uri: `/${pageSlugs[id % few]}/` }),
    published: `2026-0${1 + (id % 5)}-1${id % 10}T12:00:00Z`,
    blocks: blocks[id % blocks.length] ?? [],
    imageId: mediaIds[id % 4] ?? null,
  }) as AnyEntry;
  return { ...entry, fields: { ...entry.fields, ...firstValues(kind, id) } } as AnyEntry;
}

const pageSlugs = ['', 'visit', 'news', 'about', 'event'];

function firstValues(kind: Kind, id: number): object {
  if (kind === 'post')
    return { categoryIds: [categoryIds[id % 3] ?? 901], author: { id: 1 + (id % 2), name: 'Ines' } };
  if (kind === 'page') return { isFrontPage: id % few === 0 };
  if (kind === 'event')
    return { start: `2026-06-1${id % 10}T10:00:00`, end: null, venue: `location ${400 + (id % few)}` };
  if (kind === 'location') return { latitude: 43 + (id % 7) / 100, longitude: -70 - (id % 3) / 100 };
  return {};
}

function categoryOf(id: number, parentId: number | null): Category {
  return makeCategory(id, `category-${id}`, { parentId });
}

function mediaOf(id: number): Media {
  return makeMedia(id, fileOf(id), { alt: `alt ${id}`, modified: '2026-01-01T00:00:00Z' });
}

function fileOf(id: number): string {
  return `/wp-content/uploads/${id} a.jpg`;
}

function record(path: string, version = 1) {
  return { src: `/_assets/media/${path.length}-${version}.jpg`, width: 800, height: 600 };
}

export function linkTo(to: string): StoredBlock {
  const refs = [{ ref: 'link' as const, to, isInternal: true }];
  const html = { ref: 'html' as const, parts: ['See <a href="', '">it</a>'], refs };
  return { block: 'core/paragraph', props: { html, style: {} } };
}

export function section(
  block: Extract<StoredBlock, { settings: unknown }>['block'],
  settings: object,
): StoredBlock {
  return { block, settings };
}

const plan = (id: number) =>
  section('pier/map', {
    heading: 'Plan',
    plan: { id, url: fileOf(id), alt: 'Plan' },
    bounds: { south: 42, west: -71, north: 44, east: -70 },
  });

const blocks: readonly (readonly StoredBlock[])[] = [
  [],
  [linkTo('/news/post-101/#c-part'), linkTo('/locations/location-401/')],
  [linkTo('/nowhere/'), linkTo('/events/event-302/?p=1')],
  [section('pier/event-grid', { heading: 'Next', limit: 2 }), section('pier/news-grid', { limit: 2 })],
  [section('pier/news-grid', { category: 'category-902' }), section('pier/experience-grid', {})],
  [section('pier/location-grid', { slugs: ['location-402', 'location-403'] }), linkTo(fileOf(900))],
  [section('pier/schedule', { rows: [], exceptions: [{ date: '2026-06-14', hours: '9 to 5' }] })],
  [section('pier/timeline', { phases: [{ title: 'Roof', start: '2026-06-01', end: '2026-06-20' }] })],
  [plan(801)],
  [plan(900), linkTo('/location/location-401/'), linkTo('/2026/06/')],
  [section('pier/hero', { heading: 'Hello', image: { id: 802, url: fileOf(802) } })],
  [section('pier/slideshow', { slides: [{ image: { url: fileOf(900) } }, { image: { url: fileOf(1) } }] })],
];

const slugs = ['art', 'visit', 'leasing', 'post-101', 'location-401', 'popup', 'new', '../x', ''];
const seos: readonly (Seo | null)[] = [
  null,
  {
    ...{ title: 'Found', description: 'at /visit/', noindex: false },
    image: { ref: 'media', path: fileOf(803), id: 803 },
  },
  { title: '', description: '', noindex: true, image: null },
];

const everyWeek = {
  repeats: 'weekly' as const,
  interval: 1,
  weekdays: [6],
  weeks: [],
  until: null,
  count: null,
};
const usual = { from: '', until: '', note: '' };

/** A week's market, one with days that differ, a season, a tour that goes on, and a list. */
const datesOfEvents: readonly EventDates[] = [
  { ...everyWeek, until: '2026-07-04', days: [] },
  {
    ...everyWeek,
    count: 6,
    days: [
      { ...usual, date: '2026-06-13', change: 'cancelled' },
      { ...usual, date: '2026-06-16', change: 'added', from: '12:00', note: 'At noon' },
      { ...usual, date: '2026-06-20', change: 'left-out' },
      { ...usual, date: '2026-06-27', change: 'other-times', from: '08:00' },
    ],
  },
  { ...everyWeek, repeats: 'daily', weekdays: [], days: [] },
  { ...everyWeek, repeats: 'monthly', weeks: [1, -1], days: [] },
  { ...everyWeek, repeats: 'list', days: [{ ...usual, date: '2026-06-19', change: 'added' }] },
];

/** Values of the fields of kinds, by type. */
const valuesOfType: { readonly [Type in FieldType]: readonly FieldValues[Type][] } = {
  text: ['', 'Ines'],
  address: ['', '1 Pier'],
  lines: [[], ['9 to 5']],
  money: ['', '$12'],
  phone: ['', '+1 555 0100'],
  url: [
    null,
    ...['/news/post-103/', '/nowhere/'].map((to) => ({ ref: 'link' as const, to, isInternal: true })),
  ],
  datetime: [null, '2026-06-13T11:00:00'],
  date: [null, '2026-06-12', '2026-06-14'],
  time: ['', '18:30'],
  dates: [null, ...datesOfEvents],
  choice: ['', 'cancelled', 'postponed', 'moved', 'sold-out'],
  choices: [[], ['children'], ['step-free', 'captions']],
  boolean: [true, false],
  integer: [null, 1990, 2020],
  number: [null, 43.01],
  reference: [null, 404, 403, 401, 999],
  file: [null, ...[803, 999].map((id) => ({ ref: 'media' as const, path: `/?attachment_id=${id}`, id }))],
  hours: [null, { week: [{ day: 1, opens: '09:00', closes: '17:00' }], exceptions: [], seasons: [] }],
  categories: [[], [901], [903, 902], [999]],
  author: [null, { id: 1, name: 'Ines' }, { id: 2, name: 'Ines' }, { id: 2, name: 'Hamish' }],
};

/** Values that each field is set to, by its name: for every field that an entry, a category or a picture has. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  slug: slugs,
  uri: [...slugs.map((slug) => `/${slug}/`), '/location/location-401/', null],
  title: ['', 'A title', 'See /visit/', 'location 401', 'location 402 upstairs'],
  published: ['2024-01-01T00:00:00Z', '2026-06-12T00:00:00Z'],
  modified: ['2024-01-01T00:00:00Z', '2026-06-12T00:00:00Z'],
  excerpt: ['', 'Words', 'More at /news/post-102/'],
  blocks: blocks.map((list) => packBlocks(list, 0)),
  imageId: [null, ...mediaIds, 999],
  menuOrder: [-1, 0, 7],
  seo: seos,
  ...Object.fromEntries(
    kinds.flatMap((kind) => fieldsOf(kind).map(({ name, type }) => [name, valuesOfType[type]])),
  ),
  start: [null, '2026-06-12T10:00:00', '2026-06-13T11:00:00', '2027-01-01T10:00:00', '9999-01-01T10:00:00'],
  end: [null, '2026-06-13T12:00:00', '2026-09-01T10:00:00'],
  venue: ['', 'location 401', 'Location 402, upstairs', 'Lawn'],
  latitude: [null, 43.01, 43.06],
  longitude: [null, -70.01],
  name: ['Art', 'art'],
  description: ['', 'About /visit/'],
  parentId: [null, 901, 902],
  path: [fileOf(801), fileOf(900), fileOf(1)],
  alt: ['', 'Words'],
  mimeType: ['image/png'],
  width: [null, 9],
  height: [null, 9],
};

export interface ContentEdit {
  readonly what: keyof typeof applied;
  readonly pick: number;
  readonly other: number;
}

const withContent = ({ content, media }: PlannedSite, values: Partial<Content>): PlannedSite => ({
  content: { ...content, ...values },
  media,
});

function withFile({ content, media }: PlannedSite, path: string, version: number | null): PlannedSite {
  const files = new Map(media);
  if (version === null) files.delete(path);
  else files.set(path, record(path, version));
  return { content, media: files };
}

const pathsOf = ({ content }: PlannedSite) => [
  ...content.media.map(({ path }) => path),
  ...[fileOf(900), '/visit/'],
];

const applied = {
  entry: (site, pick, other) =>
    withEntries(site, at(kinds, pick), (list) => editOne(list, Math.floor(pick / 6), other)),
  add: (site, pick, other) => {
    const kind = at(kinds, pick);
    const added = entryOf(kind, freeId(kind, other));
    return withEntries(site, kind, (list) => [...list, added].sort((a, b) => a.id - b.id));
  },
  remove: (site, pick, other) => withEntries(site, at(kinds, pick), (list) => without(list, other)),
  category: (site, pick, other) =>
    withContent(site, { categories: editOne(site.content.categories, pick, other) }),
  'add category': (site) =>
    withContent(site, { categories: addOne(site.content.categories, categoryOf(999, null)) }),
  'remove category': (site, pick) =>
    withContent(site, { categories: without(site.content.categories, pick) }),
  media: (site, pick, other) => withContent(site, { media: editOne(site.content.media, pick, other) }),
  'add media': (site) => withContent(site, { media: addOne(site.content.media, mediaOf(999)) }),
  'remove media': (site, pick) => withContent(site, { media: without(site.content.media, pick) }),
  'replace file': (site, pick, other) => withFile(site, at(pathsOf(site), pick), other),
  'remove file': (site, pick) => withFile(site, at(pathsOf(site), pick), null),
  'add file': (site, pick, other) => withFile(site, at([fileOf(1), fileOf(999), '/nowhere/'], pick), other),
  menus: (site, _, other) => {
    const primary = [{ label: `${other}`, link: null, opensNewTab: false, children: [] }];
    return withContent(site, { menus: { primary, footer: [] } });
  },
  redirects: (site) =>
    withContent(site, { redirects: [{ from: 'nowhere', to: null, status: 410, isPattern: false }] }),
  settings: (site, _, other) =>
    withContent(site, { settings: { ...site.content.settings, tagline: `${other}` } }),
  clock: (site, _, other) =>
    withContent(site, { now: new Date(Date.parse(baseNow) + (other % 400) * 3_600_000).toISOString() }),
  'noindex everywhere': (site) => {
    const hide = (list: readonly AnyEntry[]) => list.map((entry) => ({ ...entry, seo: seos[2] ?? null }));
    return kinds.reduce((edited, kind) => withEntries(edited, kind, hide), site);
  },
} as const satisfies Readonly<
  Record<string, (site: PlannedSite, pick: number, other: number) => PlannedSite>
>;

/** Entries are edited more often than the others. */
const edits = [
  ...Array.from({ length: 5 }, () => 'entry' as const),
  ...(Object.keys(applied) as readonly (keyof typeof applied)[]),
];

export const contentEdits: fc.Arbitrary<readonly ContentEdit[]> = fc.array(
  fc.record({ what: fc.constantFrom(...edits), pick: fc.nat(9999), other: fc.nat(9999) }),
  { minLength: 1, maxLength: 3 },
);

export function applyEdits(site: PlannedSite, edits: readonly ContentEdit[]): PlannedSite {
  return edits.reduce((edited, { what, pick, other }) => applied[what](edited, pick, other), site);
}

/** Sets one of the fields to one of its values. */
function editOne<Item extends object>(items: readonly Item[], pick: number, other: number): readonly Item[] {
  if (items.length === 0) return items;
  const chosen = at(items, pick);
  const fields = 'fields' in chosen && typeof chosen.fields === 'object' ? (chosen.fields ?? {}) : {};
  const names = [...Object.keys(chosen), ...Object.keys(fields)].filter((name) => name in values);
  const name = at(names, other);
  // A category always has an address.
  const possible = (values[name] ?? []).filter(
    (value) => value !== null || !('parentId' in chosen) || name !== 'uri',
  );
  const value = at(possible, Math.floor(other / names.length));
  const edited =
    name in fields ? { ...chosen, fields: { ...fields, [name]: value } } : { ...chosen, [name]: value };
  return items.map((item) => (item === chosen ? edited : item));
}

/** Adds what is not there yet. */
function addOne<Item extends { readonly id: number }>(items: readonly Item[], item: Item): readonly Item[] {
  return items.some(({ id }) => id === item.id) ? items : [...items, item];
}

function without<Item>(items: readonly Item[], pick: number): readonly Item[] {
  return items.length === 0 ? items : items.filter((item) => item !== at(items, pick));
}

/** An id that belongs to the kind and is after all of the first ones. */
function freeId(kind: Kind, other: number): number {
  return 100 * (kinds.indexOf(kind) + 1) + 40 + (other % 50);
}

export function withEntries(
  { content, media }: PlannedSite,
  kind: Kind,
  edit: (list: readonly AnyEntry[]) => readonly AnyEntry[],
): PlannedSite {
  const list = [...new Map(edit(content.entries[kind]).map((entry) => [entry.id, entry])).values()];
  return { content: { ...content, entries: { ...content.entries, [kind]: list } }, media };
}

function at<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
