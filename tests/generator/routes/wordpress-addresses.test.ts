import { expect, it } from 'vitest';
import type { AnyEntry } from '../../../generator/content/content.ts';
import { wordpressAddresses } from '../../../generator/routes/wordpress-addresses.ts';
import { makeCategory, makeEntry, makePost } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

function addressesOf(entries: readonly AnyEntry[], values: Parameters<typeof openContext>[1] = {}) {
  const { context } = openContext(entries, values, { furtherPages: true });
  const { moves, patterns, numbers } = wordpressAddresses(context);
  return { moves: Object.fromEntries(moves), patterns, numbers: Object.fromEntries(numbers) };
}

/** Returns where an address of WordPress leads: by its own rule, or the first pattern. */
function leadsTo(address: string, { moves, patterns }: ReturnType<typeof addressesOf>): string | undefined {
  const inner = address.slice(1);
  const fitting = patterns.find(({ pattern }) => new RegExp(pattern).test(inner));
  return moves[address] ?? (fitting && inner.replace(new RegExp(fitting.pattern), fitting.to));
}

const dated = [
  makePost(1, { slug: 'opening', uri: '/blog/2024/05/opening/' }),
  makePost(2, { slug: 'größe', uri: '/blog/2023/11/größe/' }),
];

it('names each post whose address has a date, and leads from lists by date, tag and author to the news', () => {
  const found = addressesOf(dated);
  expect(found.moves).toEqual({
    '/blog/': '/news/',
    '/blog/2024/05/opening/': '/news/p/opening/',
    '/blog/2023/11/größe/': '/news/p/größe/',
  });
  for (const list of [
    '/blog/2024/',
    '/blog/2024/05/',
    '/2024/05/31/',
    '/blog/tag/tide/',
    '/author/ada/page/3/',
  ])
    expect(leadsTo(list, found), list).toBe('/news/');
  for (const list of ['/blog/page/2/', '/page/2/']) expect(leadsTo(list, found), list).toBe('/news/');
  expect(leadsTo('/blog/2024/05/closing/', found)).toBeUndefined();
});

it('leads from a folder of WordPress by one pattern, and names the entries whose slug is another', () => {
  const found = addressesOf([
    makeEntry('event', 3, { slug: 'lights', uri: '/whats-on/lights/' }),
    makeEntry('event', 4, { slug: 'market', uri: '/whats-on/market/' }),
    makeEntry('event', 5, { slug: 'swim', uri: '/whats-on/swim-2/' }),
  ]);
  expect(found.moves).toEqual({ '/whats-on/': '/event/', '/whats-on/swim-2/': '/event/swim/' });
  expect(leadsTo('/whats-on/market/', found)).toBe('/event/market/');
  expect(leadsTo('/whats-on/page/2/', found)).toBe('/event/');
});

it('makes no pattern of a folder that has pages of the site, or entries of several kinds', () => {
  const found = addressesOf([
    makeEntry('event', 3, { slug: 'lights', uri: '/visit/lights/' }),
    makeEntry('event', 4, { slug: 'market', uri: '/visit/market/' }),
    makeEntry('page', 5, { slug: 'parking', uri: '/visit/parking/' }),
    makeEntry('artwork', 6, { slug: 'wave', uri: '/things/wave/' }),
    makeEntry('location', 7, { slug: 'kiosk', uri: '/things/kiosk/' }),
    makeEntry('location', 8, { slug: 'gate', uri: '/things/gate/' }),
  ]);
  expect(found.moves).toMatchObject({
    '/visit/lights/': '/event/lights/',
    '/visit/market/': '/event/market/',
    '/things/wave/': '/art/wave/',
    '/things/gate/': '/location/gate/',
  });
  expect(found.patterns.filter(({ pattern }) => pattern.includes('([^/]+)/?$'))).toEqual([]);
});

it('leads from categories with their pages, and from feeds', () => {
  const found = addressesOf(dated, {
    categories: [
      makeCategory(7, 'works', { uri: '/topic/works/' }),
      makeCategory(8, 'piles', { uri: '/topic/works/piles/', parentId: 7 }),
    ],
  });
  expect(leadsTo('/topic/works/piles/', found)).toBe('/news/c/piles/');
  expect(leadsTo('/topic/works/piles/page/4/', found)).toBe('/news/c/piles/');
  for (const feed of ['/feed/', '/feed/atom/', '/comments/feed/', '/blog/2024/05/opening/feed'])
    expect(leadsTo(feed, found), feed).toBe('/news/feed.xml');
  expect(leadsTo('/topic/works/feed/', found)).toBe('/news/c/works/feed.xml');
  expect(leadsTo('/topic/works/piles/feed/rss2/', found)).toBe('/news/c/piles/feed.xml');
});

it('knows former addresses, and every entry by its number', () => {
  const found = addressesOf([...dated, makeEntry('page', 9, { slug: 'team', uri: '/about/team/' })], {
    formerAddresses: [{ kind: 'post', id: 1, slug: 'opens', uri: '/blog/2024/05/opens/' }],
  });
  expect(found.moves['/blog/2024/05/opens/']).toBe('/news/p/opening/');
  expect(found.numbers).toEqual({ 1: '/news/p/opening/', 2: '/news/p/größe/', 9: '/about/team/' });
});

it('has nothing for a site whose addresses are the same, or are numbers', () => {
  const found = addressesOf([
    makeEntry('event', 3, { slug: 'lights', uri: '/event/lights/' }),
    makePost(1, { slug: 'opening', uri: '/?p=1' }),
  ]);
  expect(found.moves).toEqual({});
});
