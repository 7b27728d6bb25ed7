import type { AnyEntry, Category, Content, MenuNode, Redirect } from '../../generator/content/content.ts';
import { makeContent, makeEntry, makePost } from '../support/entries.ts';
import { makeEvent } from '../support/events.ts';

/** A small site in which one thing is there `count` times. The same count gives the same content. */
export type Grow = (count: number) => Content;

const base: readonly AnyEntry[] = [
  ...range(4, (index) => makePost(index + 1, { fields: { categoryIds: [9_000 + (index % 4)] } })),
  ...range(4, (index) => makeEvent(100 + index, dayAt(index), { venue: `Place ${index}` })),
  ...range(4, (index) => placeAt(200 + index, `Place ${index}`, index)),
  ...range(4, (index) => makeEntry('artwork', 300 + index)),
  ...range(4, (index) => makeEntry('experience', 400 + index)),
  ...range(4, (index) => makeEntry('page', 500 + index, { uri: `/page-${500 + index}/` })),
];

const baseCategories = range(4, (index) => category(9_000 + index));

/** Grown things get ids from here on. */
const first = 10_000;

/** By the name of what grows. */
export const grown: Readonly<Record<string, Grow>> = {
  posts: (count) =>
    withEntries(
      range(count, (index) => makePost(first + index, { fields: { categoryIds: [9_000 + (index % 4)] } })),
    ),
  'events at places of their own': (count) =>
    withEntries(range(count, (index) => makeEvent(first + index, dayAt(index), { venue: `Hall ${index}` }))),
  'events at one place': (count) =>
    withEntries(range(count, (index) => makeEvent(first + index, dayAt(index), { venue: 'Place 1' }))),
  'events that last for years': (count) =>
    withEntries(
      range(count, (index) => makeEvent(first + index, dayAt(index), { end: '2046-01-01T00:00:00' })),
    ),
  'events that are over': (count) =>
    withEntries(
      range(count, (index) => makeEvent(first + index, `2025-01-${twoDigits(1 + (index % 28))}T19:00:00`)),
    ),
  places: (count) => withEntries(range(count, (index) => placeAt(first + index, `Spot ${index}`, index))),
  'places in a row': (count) =>
    withEntries(
      range(count, (index) =>
        makeEntry('location', first + index, { fields: placeFields(43.1, -70.8 + index / 100_000) }),
      ),
    ),
  'places at one spot': (count) =>
    withEntries(
      range(count, (index) => makeEntry('location', first + index, { fields: placeFields(43.1, -70.8) })),
    ),
  'places with an event each': (count) =>
    withEntries(
      range(count, (index) => [
        placeAt(first + index, `Spot ${index}`, index),
        makeEvent(first * 2 + index, dayAt(index), { venue: `Spot ${index}, upstairs` }),
      ]).flat(),
    ),
  works: (count) => withEntries(range(count, (index) => makeEntry('artwork', first + index))),
  'works at one place': (count) =>
    withEntries(range(count, (index) => workAt(first + index, 'location-201'))),
  experiences: (count) => withEntries(range(count, (index) => makeEntry('experience', first + index))),
  'experiences with a grid of places': (count) =>
    withEntries(
      range(count, (index) =>
        makeEntry('experience', first + index, {
          blocks: [{ block: 'pier/location-grid', settings: { slugs: ['location-201'] } }],
        }),
      ),
    ),
  pages: (count) =>
    withEntries(
      range(count, (index) => makeEntry('page', first + index, { uri: `/page-${first + index}/` })),
    ),
  'pages with a map': (count) =>
    withEntries(
      range(count, (index) =>
        makeEntry('page', first + index, {
          uri: `/page-${first + index}/`,
          blocks: [
            { block: 'pier/event-grid', settings: { heading: 'Next' } },
            { block: 'pier/news-grid', settings: {} },
          ],
        }),
      ),
    ),
  'categories with a post each': (count) =>
    withEntries(
      range(count, (index) => makePost(first + index, { fields: { categoryIds: [first + index] } })),
      { categories: [...baseCategories, ...range(count, (index) => category(first + index))] },
    ),
  'categories below one another in pairs': (count) =>
    withEntries(
      range(count, (index) => makePost(first + index, { fields: { categoryIds: [first + index] } })),
      {
        categories: [
          ...baseCategories,
          ...range(count, (index) => category(first + index, index % 2 === 0 ? null : first + index - 1)),
        ],
      },
    ),
  'items of a menu': (count) => withEntries([], { menus: { primary: range(count, menuItem), footer: [] } }),
  media: (count) =>
    withEntries([], {
      media: range(count, (index) => ({
        id: first + index,
        path: `/wp-content/uploads/${index}.jpg`,
        alt: '',
        mimeType: 'image/jpeg',
        modified: '2026-01-01T00:00:00Z',
        width: 100,
        height: 100,
      })),
    }),
  redirects: (count) => withEntries([], { redirects: range(count, (index) => redirect(index, '/visit/')) }),
  'redirects in one chain': (count) =>
    withEntries([], { redirects: range(count, (index) => redirect(index, `/old-${index + 1}/`)) }),
};

function withEntries(entries: readonly AnyEntry[], values: Partial<Content> = {}): Content {
  return makeContent([...base, ...entries], { categories: baseCategories, ...values });
}

function range<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function dayAt(index: number): string {
  return `2026-${twoDigits(7 + (index % 6))}-${twoDigits(1 + (index % 28))}T19:00:00`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function placeAt(id: number, title: string, index: number): AnyEntry {
  return makeEntry('location', id, {
    title,
    fields: placeFields(43 + (index % 37) / 1_000, -70 - (index % 101) / 1_000),
  });
}

function placeFields(latitude: number, longitude: number) {
  return { address: '', latitude, longitude, hours: [], phone: '', website: null };
}

function workAt(id: number, slug: string): AnyEntry {
  const refs = [{ ref: 'link' as const, to: `/locations/${slug}/`, isInternal: true }];
  const html = { ref: 'html' as const, parts: ['<a href="', '">there</a>'], refs };
  return makeEntry('artwork', id, { blocks: [{ block: 'core/paragraph', props: { html, style: {} } }] });
}

function category(id: number, parentId: number | null = null): Category {
  return {
    id,
    slug: `category-${id}`,
    uri: `/category/category-${id}/`,
    name: `Category ${id}`,
    description: '',
    parentId,
    seo: null,
  };
}

function menuItem(index: number): MenuNode {
  return {
    label: `Item ${index}`,
    link: { ref: 'link', to: '/visit/', isInternal: true },
    opensNewTab: false,
    children: [],
  };
}

function redirect(index: number, to: string): Redirect {
  return {
    from: `/old-${index}/`,
    to: { ref: 'link', to, isInternal: true },
    status: 301,
    isPattern: false,
  };
}
