import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareEntries } from '../../../../generator/checks/census/compare-entries.ts';
import { type EntryRow, writeRow } from '../../../../generator/checks/census/entry-row.ts';
import { censusVersion } from '../../../../generator/publish/census.ts';
import { countCases } from '../../../support/count-cases.ts';

const count = fc.integer({ min: 0, max: 3 });
const row: fc.Arbitrary<EntryRow> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  modified: fc.integer({ min: 0, max: 2 }),
  counts: fc
    .record({ titles: count, words: count, pictures: count, categories: count })
    .map((counts) => ({ ...counts, texts: counts.words > 0 ? 1 : 0 })),
});
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });

const censusOf = (list: readonly EntryRow[]) => ({
  version: censusVersion,
  entries: { post: list.map(writeRow) },
});
const byId = (list: readonly EntryRow[]) => list.toSorted((a, b) => a.id - b.id);

it('compares each entry with the one of its id, also where a manifest has them in another order', () => {
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const [change] = compareEntries(censusOf(before), censusOf(after));
      expect(compareEntries(censusOf(byId(before)), censusOf(byId(after)))).toEqual([change]);
      const pairs = byId(before).map((row) => ({ row, found: after.find(({ id }) => id === row.id) }));
      const lost = pairs.filter(({ found }) => found === undefined).map(({ row }) => row.id);
      expect(change?.lost).toEqual({ count: lost.length, ids: lost.slice(0, 3) });
      expect(change?.came).toBe(after.length - (before.length - lost.length));
      const unedited = pairs.filter(({ row, found }) => found && found.modified <= row.modified);
      const fall = unedited.map(({ row, found }) =>
        Math.max(0, row.counts.words - (found?.counts.words ?? 0)),
      );
      expect(change?.falls.words.count).toBe(fall.reduce((sum, by) => sum + by, 0));
      const edited = pairs.filter(({ row, found }) => found && found.modified > row.modified);
      expect(change?.edited).toBe(edited.length);
      saw({
        unsorted: before.some(({ id }, at) => id < (before[at - 1]?.id ?? 0)),
        lost: lost.length > 0,
        'more are lost than are named': lost.length > 3,
        'some came': (change?.came ?? 0) > 0,
        'fewer words, not edited': fall.some((by) => by > 0),
        'fewer words, edited': edited.some(({ row, found }) => (found?.counts.words ?? 0) < row.counts.words),
      });
    }),
  );
  expectSeen();
});
