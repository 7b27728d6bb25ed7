import { describe, expect, it } from 'vitest';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { createStore } from '../../demo/store.ts';

function generated(count: number) {
  const store = createStore();
  const before = store.entries.length;
  addGeneratedPosts(store, count);
  return store.entries.slice(before);
}

describe('generated posts', () => {
  it('are the same every time', () => {
    expect(generated(50)).toEqual(generated(50));
  });

  it('have 4 to 8 blocks, and slugs, ids and dates of their own', () => {
    const posts = generated(500);
    expect(posts).toHaveLength(500);
    expect(new Set(posts.map(({ blocks }) => blocks.length))).toEqual(new Set([4, 5, 6, 7, 8]));
    for (const key of ['slug', 'id', 'date'] as const) {
      expect(new Set(posts.map((post) => post[key])).size).toBe(500);
    }
  });

  it('are all older than the written ones', () => {
    const oldest = createStore()
      .entries.filter(({ kind }) => kind === 'post')
      .map(({ date }) => date)
      .toSorted()[0];
    expect(generated(20).every(({ date }) => date < (oldest ?? ''))).toBe(true);
  });
});
