import { describe, expect, it } from 'vitest';
import {
  cutArchive,
  newestFirst,
  newsPageOf,
  yearsOfArchive,
} from '../../../generator/routes/news-archive.ts';
import { makePost } from '../../support/entries.ts';

const posts = (count: number) => Array.from({ length: count }, (_, index) => makePost(count - index));
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('cutArchive', () => {
  it('shows all posts on one page while there are fewer than 24', () => {
    for (const count of [0, 1, 12, 23]) {
      const { newest, ...archive } = cutArchive(posts(count));
      expect(newest).toHaveLength(count);
      expect(archive).toEqual({ pages: [], nextCursor: null });
    }
  });

  it('keeps 12 to 23 posts on the newest page and 12 on every other', () => {
    for (let count = 24; count < 80; count += 1) {
      const { newest, pages } = cutArchive(posts(count));
      expect(newest.length).toBeGreaterThanOrEqual(12);
      expect(newest.length).toBeLessThanOrEqual(23);
      expect(pages.every((page) => page.posts.length === 12)).toBe(true);
      expect(ids([...newest, ...pages.flatMap((page) => page.posts)])).toEqual(ids(posts(count)));
    }
  });

  it('changes no archive page when posts are added, ever', () => {
    for (let count = 24; count < 80; count += 1) {
      const before = cutArchive(posts(count)).pages;
      const after = cutArchive(posts(count + 1)).pages;
      expect(after.slice(after.length - before.length)).toEqual(before);
    }
  });

  it('knows the cursor of the page that will be cut next', () => {
    let cuts = 0;
    for (let count = 24; count < 80; count += 1) {
      const { nextCursor, pages } = cutArchive(posts(count));
      const after = cutArchive(posts(count + 1)).pages;
      if (after.length > pages.length) {
        cuts += 1;
        expect(after[0]?.cursor).toBe(nextCursor);
      }
    }
    expect(cuts).toBe(4);
  });
});

describe('newsPageOf', () => {
  it('walks from the newest posts to the oldest and back, and numbers pages from the oldest', () => {
    const list = posts(40);
    const { pages, nextCursor } = cutArchive(list);
    const shown = ['', ...pages.map(({ cursor }) => cursor)].map((cursor) => newsPageOf(list, cursor));
    expect(shown.flatMap((page) => ids(page.posts))).toEqual(ids(list));
    expect(shown.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(shown.map(({ older }) => older)).toEqual([pages[0]?.cursor, pages[1]?.cursor, undefined]);
    expect(shown.map(({ newer }) => newer)).toEqual([undefined, nextCursor, pages[0]?.cursor]);
  });

  it('shows the newest posts where no page has that cursor', () => {
    expect(ids(newsPageOf(posts(40), '4711').posts)).toEqual(ids(cutArchive(posts(40)).newest));
    expect(newsPageOf(posts(3), '')).toMatchObject({ older: undefined, newer: undefined, number: 1 });
    expect(newsPageOf([], '').posts).toEqual([]);
  });
});

describe('yearsOfArchive', () => {
  const dated = (count: number, dateOf: (index: number) => string) =>
    posts(count).map((post, index) => ({ ...post, published: dateOf(index) }));

  it('leads to the page with the newest post of each year, in the time zone of the site', () => {
    // 12 on the newest page, then two pages; the second has posts of three years.
    const yearsOfPosts = [2026, 2025, 2025, 2024, 2023];
    const list = dated(36, (index) =>
      index < 24
        ? '2026-06-01T12:00:00Z'
        : `${yearsOfPosts[Math.floor((index - 24) / 3)] ?? 2023}-06-01T12:00:00Z`,
    );
    const { pages } = cutArchive(list);
    const [first, second] = pages.map(({ cursor }) => cursor);
    const years = [
      ['2026', first],
      ['2025', second],
      ['2024', second],
    ];
    expect(yearsOfArchive(list, 'America/New_York')).toEqual(years);
    const atMidnight = dated(24, () => '2026-01-01T03:00:00Z');
    expect(yearsOfArchive(atMidnight, 'America/New_York').map(([year]) => year)).toEqual(['2025']);
    expect(yearsOfArchive(atMidnight, 'UTC').map(([year]) => year)).toEqual(['2026']);
  });

  it('has no year of the posts that are on the list itself', () => {
    expect(yearsOfArchive(posts(23), 'UTC')).toEqual([]);
  });
});

describe('newestFirst', () => {
  it('keeps a list that is in order, and gives back the list itself', () => {
    const list = posts(30);
    expect(newestFirst(list)).toBe(list);
  });

  it('orders posts by date, and those of one moment by id', () => {
    expect(ids(newestFirst([...posts(30)].reverse()))).toEqual(ids(posts(30)));
    const twins = [makePost(1), makePost(2)].map((post) => ({ ...post, published: '2026-01-01T00:00:00Z' }));
    expect(ids(newestFirst(twins))).toEqual([2, 1]);
    expect(ids(newestFirst([...twins].reverse()))).toEqual([2, 1]);
  });
});
