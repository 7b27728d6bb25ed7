import { describe, expect, it } from 'vitest';
import { cutArchive, newestFirst } from '../../../generator/routes/news-archive.ts';
import { makePost } from '../../support/entries.ts';

const posts = (count: number) => Array.from({ length: count }, (_, index) => makePost(count - index));
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('cutArchive', () => {
  it('shows all posts on one page while there are fewer than 24', () => {
    for (const count of [0, 1, 12, 23]) {
      const archive = cutArchive(posts(count));
      expect(archive.newest).toHaveLength(count);
      expect(archive.pages).toEqual([]);
      expect(archive.nextCursor).toBeNull();
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

describe('newestFirst', () => {
  it('orders posts by date, and those of one moment by id', () => {
    expect(ids(newestFirst([...posts(30)].reverse()))).toEqual(ids(posts(30)));
    const twins = [makePost(1), makePost(2)].map((post) => ({ ...post, published: '2026-01-01T00:00:00Z' }));
    expect(ids(newestFirst(twins))).toEqual([2, 1]);
    expect(ids(newestFirst([...twins].reverse()))).toEqual([2, 1]);
  });
});
