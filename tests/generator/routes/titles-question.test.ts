import { describe, expect, it } from 'vitest';
import { makeEntry, makePost } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

describe('the titles on the search page', () => {
  const of = (entries: Parameters<typeof openContext>[0], kind: string) =>
    openContext(entries)
      .context.titles()
      .find((titles) => titles.kind === kind);

  it('go from A to Z in every writing, with the slug of an entry without a title', () => {
    const titles = ['Zebra', 'ägypten', 'Apple 10', '灯台', 'Apple', '', 'Ångström'];
    const posts = titles.map((title, index) => makePost(index + 1, { title, slug: `slug-${index}` }));
    expect(of(posts, 'post')?.titles.map(({ label }) => label)).toEqual([
      'ägypten',
      'Ångström',
      'Apple',
      'Apple 10',
      'slug-5',
      'Zebra',
      '灯台',
    ]);
  });

  it('are missing where there are more than 400, or 5,000 pages, which are counted (behaviours 118)', () => {
    const posts = (count: number) => Array.from({ length: count }, (_, index) => makePost(index + 1));
    expect(of(posts(400), 'post')?.titles).toHaveLength(400);
    expect(of(posts(401), 'post')).toMatchObject({ count: 401, titles: [] });
    const pages = (count: number) =>
      Array.from({ length: count }, (_, index) => makeEntry('page', index + 1, { uri: `/page-${index}/` }));
    // No list has them.
    expect(of(pages(5_000), 'page')?.titles).toHaveLength(5_000);
    expect(of(pages(5_001), 'page')).toMatchObject({ count: 5_001, titles: [] });
  });

  it('have no entry that is hidden, and none without a page (behaviours 119)', () => {
    const seo = { title: '', description: '', image: null, noindex: true };
    const pages = [
      makeEntry('page', 1, { title: 'Shown', uri: '/shown/' }),
      makeEntry('page', 2, { title: 'Hidden', uri: '/hidden/', seo }),
      makeEntry('page', 3, { title: 'Popup', slug: 'popup', uri: '/popup/' }),
    ];
    expect(of(pages, 'page')?.titles).toEqual([{ label: 'Shown', by: 'entry', href: '/shown/' }]);
  });
});
