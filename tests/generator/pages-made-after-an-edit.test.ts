import { expect, it } from 'vitest';
import type { AnyEntry, Content, Kind } from '../../generator/content/content.ts';
import { linkTo } from '../support/edited-content.ts';
import { makeContent, makeEntry, makePost } from '../support/entries.ts';
import { makeEvent } from '../support/events.ts';
import { keepPages } from '../support/kept-pages.ts';

const some = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

const dayAt = (index: number) => new Date(Date.UTC(2026, 5, 14 + index, 19)).toISOString().slice(0, 19);
const categories = some(6, (index) => {
  const slug = `category-${index}`;
  return {
    id: 901 + index,
    slug,
    uri: `/category/${slug}/`,
    name: slug,
    description: '',
    parentId: null,
    seo: null,
  };
});
const grid = (number: number) => [
  { block: 'pier/location-grid' as const, settings: { slugs: [`location-${3000 + number}`] } },
];
const entries: readonly AnyEntry[] = [
  ...some(240, (index) => makePost(1000 + index, { fields: { categoryIds: [901 + (index % 6)] } })),
  ...some(120, (index) =>
    makeEvent(2000 + index, dayAt(index), { venue: `location ${3000 + (index % 40)}` }),
  ),
  ...some(60, (index) =>
    makeEntry('location', 3000 + index, {
      fields: { latitude: 43 + (index % 8) / 100, longitude: -70 + Math.floor(index / 8) / 100 },
    }),
  ),
  ...some(40, (index) => makeEntry('artwork', 4000 + index, { fields: { locationId: 3000 + (index % 20) } })),
  ...some(20, (index) => makeEntry('experience', 5000 + index, { blocks: grid(index) })),
  ...some(10, (index) =>
    makeEntry('page', 6000 + index, { uri: `/page-${6000 + index}/`, blocks: [linkTo('/news/post-1100/')] }),
  ),
];
const content = makeContent(entries, { categories });

const edit = (kind: Kind, id: number, values: object, fields: object = {}) =>
  withList(kind, (list) =>
    list.map((entry) =>
      entry.id === id ? { ...entry, ...values, fields: { ...entry.fields, ...fields } } : entry,
    ),
  );
const add = (entry: AnyEntry) => withList(entry.kind, (list) => [...list, entry]);

function withList(kind: Kind, change: (list: readonly AnyEntry[]) => readonly object[]): Content {
  return { ...content, entries: { ...content.entries, [kind]: change(content.entries[kind]) } };
}

const at = { latitude: 43.021, longitude: -69.98 };

// A page of a list of all events notes each of them; a site ten times as large makes about as many pages.
it.each([
  ['another hour of an event', 8, edit('event', 2060, {}, { start: `${dayAt(60).slice(0, 10)}T11:00:00` })],
  ['another day of an event', 12, edit('event', 2060, {}, { start: dayAt(90) })],
  ['an event more', 10, add(makeEvent(2900, dayAt(50), { venue: 'location 3007' }))],
  ['an event at another place', 12, edit('event', 2060, {}, { venue: 'location 3007' })],
  ['a post more', 20, add(makePost(1900, { fields: { categoryIds: [902] } }))],
  ['another category of a post', 26, edit('post', 1100, {}, { categoryIds: [903] })],
  // The places behind it on the walk have other numbers then.
  ['a location more', 44, add(makeEntry('location', 3900, { fields: at }))],
  ['a location that moved', 46, edit('location', 3030, {}, at)],
  ['a work more', 8, add(makeEntry('artwork', 4900, { fields: { locationId: 3003 } }))],
  ['a page more', 2, add(makeEntry('page', 6900, { uri: '/more/' }))],
  ['a title of an event', 8, edit('event', 2060, { title: 'Another' })],
  ['an excerpt of an event', 7, edit('event', 2060, { excerpt: 'Another' })],
  ['a title of a post that pages link to', 12, edit('post', 1100, { title: 'Another' })],
  ['an excerpt of a post', 11, edit('post', 1100, { excerpt: 'Another' })],
  ['a title of a location', 30, edit('location', 3055, { title: 'Another' })],
] as const)('%s makes the props of few pages: at most %i', (_, most, after) => {
  const media = new Map();
  const { pages, count, wrong } = keepPages({ content, media }, { content: after, media });
  expect(wrong).toEqual([]);
  expect(pages - count).toBeLessThanOrEqual(most);
  expect(pages).toBeGreaterThan(500);
});
