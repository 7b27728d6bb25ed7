import { describe, expect, it } from 'vitest';
import { findEntries } from '../../../client-runtime/search/find-entries.ts';
import type { Shard } from '../../../client-runtime/search/search-index.ts';
import { stemWord } from '../../../client-runtime/search/stems/en.ts';

/** An index of one shard. Postings are pairs of id and weight. */
function find(
  words: readonly string[],
  entries: Readonly<Record<string, readonly (readonly [id: number, weight: number])[]>>,
  { hasStems = true, common = [] as readonly string[] } = {},
) {
  const shard: Shard = Object.fromEntries(
    Object.entries(entries).map(([word, pairs]) => {
      let before = 0;
      const numbers = pairs.map(([id, weight]) => {
        const distance = id - before;
        before = id;
        return distance * 32 + weight;
      });
      return [word, common.includes(word) ? [0, ...numbers] : numbers];
    }),
  );
  const directory = { language: 'en-US' as const, count: 100, kinds: [], shards: [], rows: [] };
  return findEntries({ directory, shardOf: async () => shard }, words, hasStems ? stemWord : String);
}

describe('the entries that a visitor means', () => {
  it('have all words, where any has, and are sorted by weight, then the newest first (behaviours 112)', async () => {
    const entries = {
      quay: [
        [1, 1],
        [2, 12],
        [3, 1],
        [9, 1],
      ],
      lamp: [
        [2, 1],
        [3, 1],
        [9, 1],
      ],
    } as const;
    expect((await find(['quay', 'lamp'], entries)).ids).toEqual([2, 9, 3]);
    expect((await find(['quay', 'nowhere'], entries)).ids).toEqual([2, 9, 3, 1]);
    expect((await find(['nowhere'], entries)).ids).toEqual([]);
  });

  it('are found by the beginning of the last word only', async () => {
    const entries = { lantern: [[1, 8]], late: [[2, 8]] } as const;
    expect((await find(['la'], entries)).ids).toEqual([2, 1]);
    expect((await find(['lan', 'late'], entries)).ids).toEqual([2]);
  });

  it('are found by another form of an English word, after the word itself', async () => {
    const entries = { dance: [[1, 8]], dancing: [[2, 8]], dances: [[3, 8]] } as const;
    expect((await find(['dancing'], entries)).ids).toEqual([2, 3, 1]);
    expect((await find(['dancing'], entries, { hasStems: false })).ids).toEqual([2]);
  });

  it('are found with one slip, where nothing fits without (behaviours 113)', async () => {
    const entries = { oyster: [[1, 8]], ouster: [[2, 1]] } as const;
    for (const typed of ['oysetr', 'oyste', 'oystter', 'oystar', 'oysr'])
      expect((await find([typed], entries)).ids[0], typed).toBe(1);
    expect((await find(['oyster'], entries)).ids).toEqual([1]);
    expect((await find(['oxstxr'], entries)).ids).toEqual([]);
    // Any three letters are close to many words.
    expect((await find(['oya'], entries)).ids).toEqual([]);
  });

  it('need not have a word that is in too many, but gain by having it', async () => {
    const entries = {
      the: [[7, 9]],
      tide: [
        [1, 3],
        [7, 3],
      ],
    } as const;
    expect((await find(['the', 'tide'], entries, { common: ['the'] })).ids).toEqual([7, 1]);
  });

  it('are found in ids of any size', async () => {
    expect((await find(['quay'], { quay: [[400_000_000, 31]] })).ids).toEqual([400_000_000]);
  });

  it('come with the words that count as hits', async () => {
    const { terms } = await find(['light'], { light: [[1, 1]], lights: [[2, 1]], lamp: [[3, 1]] });
    expect([...terms]).toEqual(['light', 'lights']);
  });
});
