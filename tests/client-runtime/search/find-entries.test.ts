import { describe, expect, it } from 'vitest';
import { findEntries } from '../../../client-runtime/search/find-entries.ts';
import type { Shard } from '../../../client-runtime/search/search-index.ts';
import { stemWord } from '../../../client-runtime/search/stems/en.ts';

const now = Date.UTC(2026, 5, 13);

/** An index of one shard. Postings are pairs of id and weight. */
function find(
  words: readonly string[],
  entries: Readonly<Record<string, readonly (readonly [id: number, weight: number])[]>>,
  { hasStems = true, common = [] as readonly string[], ends = {} as Readonly<Record<number, number>> } = {},
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
  const directory = {
    ...{ language: 'en-US' as const, count: 100, kinds: [], shards: [], rows: [], until: [], answers: [] },
    ...{ fillers: ['how', 'to', 'an'], days: [['today']] },
  };
  const untilOf = async () => (id: number) => ends[id] ?? Number.NaN;
  return findEntries(
    { directory, shardOf: async () => shard, untilOf },
    words,
    hasStems ? stemWord : String,
    now,
  );
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
    for (const typed of ['oysetr', 'oystter', 'oystar', 'oystr'])
      expect((await find([typed], { oyster: [[1, 8]] })).ids, typed).toEqual([1]);
    expect((await find(['oyster'], entries)).ids).toEqual([1]);
    expect((await find(['oxstxr'], entries)).ids).toEqual([]);
    // A short word, and a short beginning, are close to many words.
    expect((await find(['beer'], { beet: [[1, 8]], bernadette: [[2, 8]] })).ids).toEqual([]);
    expect((await find(['shark'], { share: [[1, 8]] })).ids).toEqual([]);
  });

  it('are shown with the word that was meant, of several the most frequent one', async () => {
    const entries = {
      oyster: [
        [1, 8],
        [2, 8],
      ],
      ouster: [[3, 8]],
    } as const;
    const { ids, corrected, terms } = await find(['oyter'], entries);
    expect(ids).toEqual([2, 1]);
    expect(corrected).toEqual([['oyter', 'oyster']]);
    expect([...terms]).toEqual(['oyster']);
  });

  it('say which words they lack, where none has all', async () => {
    const { ids, missingIn } = await find(['first', 'aid'], {
      first: [
        [1, 8],
        [2, 4],
      ],
      light: [[3, 1]],
    });
    expect(ids).toEqual([1, 2]);
    expect(ids.map(missingIn)).toEqual([['aid'], ['aid']]);
  });

  it('need no fillers, unless there is nothing else', async () => {
    const entries = { rent: [[1, 8]], office: [[1, 8]], an: [[2, 9]], how: [[3, 9]] } as const;
    const found = await find(['how', 'to', 'rent', 'an', 'office'], entries);
    expect(found.ids).toEqual([1]);
    expect(found.missingIn(1)).toEqual([]);
    expect((await find(['how', 'to'], entries)).ids).toEqual([3]);
  });

  it('are found by a phrase that the index has as one word', async () => {
    const entries = { carpark: [[1, 5]], car: [[2, 9]], park: [[2, 9]] } as const;
    expect((await find(['car', 'park'], entries)).ids).toEqual([1]);
    expect((await find(['car', 'ferry'], entries)).ids).toEqual([2]);
  });

  it('are found by the date of a day that is named from the present one', async () => {
    const entries = {
      '13': [
        [1, 4],
        [2, 4],
      ],
      '14': [[3, 4]],
      june: [
        [1, 4],
        [3, 4],
      ],
      yoga: [[3, 8]],
    } as const;
    expect((await find(['today'], entries)).ids).toEqual([1]);
    expect((await find(['yoga', 'today'], entries)).ids).toEqual([3]);
  });

  it('come sooner while they are still to come, the next one first', async () => {
    const day = 86_400_000;
    const entries = {
      kite: [
        [1, 8],
        [2, 8],
        [3, 8],
        [4, 8],
      ],
    } as const;
    const ends = { 1: now + 60 * day, 2: now + day, 4: now - day };
    expect((await find(['kite'], entries, { ends })).ids).toEqual([2, 1, 4, 3]);
  });

  it('are not found by the beginning of a number', async () => {
    expect((await find(['4'], { '4': [[1, 4]], '40': [[2, 9]] })).ids).toEqual([1]);
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
