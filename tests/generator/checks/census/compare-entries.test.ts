import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEntries } from '../../../../generator/checks/census/compare-entries.ts';
import { type EntryRow, writeRow } from '../../../../generator/checks/census/entry-row.ts';
import { censusVersion } from '../../../../generator/publish/census.ts';
import { countCases } from '../../../support/count-cases.ts';

const count = fc.integer({ min: 0, max: 3 });
const row: fc.Arbitrary<EntryRow> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  modified: fc.integer({ min: 0, max: 2 }),
  ends: count,
  counts: fc.record({
    titles: count,
    words: count,
    pictures: count,
    categories: count,
    sections: count,
    hours: count,
    positions: count,
  }),
});
const selector = ({ id }: EntryRow) => id;
const rows = fc.uniqueArray(row, { selector });
/** A mass edit: all words are gone. */
const emptied = fc
  .uniqueArray(row, { selector, minLength: 10 })
  .map(
    (list) =>
      [list, list.map((row) => ({ ...row, modified: 3, counts: { ...row.counts, words: 0 } }))] as const,
  );
const censuses = fc.oneof({ weight: 9, arbitrary: fc.tuple(rows, rows) }, { weight: 1, arbitrary: emptied });

const censusOf = (list: readonly EntryRow[], now = 0) => ({
  rows: { version: censusVersion, entries: { post: list.map(writeRow) } },
  now,
});
const byId = (list: readonly EntryRow[]) => list.toSorted((a, b) => a.id - b.id);
const compare = (before: readonly EntryRow[], after: readonly EntryRow[], now = 0) => {
  const [change] = compareEntries(censusOf(before), censusOf(after, now));
  if (change === undefined) throw new Error('Nothing was compared');
  return change;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it('compares each entry with the one of its id, also where a manifest has them in another order', () => {
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(censuses, ([before, after]) => {
      const change = compare(before, after);
      expect(compare(byId(before), byId(after))).toEqual(change);
      const pairs = byId(before).map((row) => ({ row, found: after.find(({ id }) => id === row.id) }));
      const lost = pairs.filter(({ found }) => found === undefined).map(({ row }) => row.id);
      expect(change.lost).toEqual({ count: lost.length, ids: lost.slice(0, 3) });
      expect(change.came).toBe(after.length - (before.length - lost.length));
      const lessOf = ({ row, found }: (typeof pairs)[number]) =>
        Math.max(0, row.counts.words - (found?.counts.words ?? 0));
      expect(change.fewer.words).toBe(sum(pairs.map(lessOf)));

      const stayed = pairs.filter(({ found }) => found !== undefined);
      const unedited = stayed.filter(({ row, found }) => found && found.modified <= row.modified);
      const shrunk = stayed.filter((pair) => lessOf(pair) > 0).length;
      const having = stayed.filter(({ row }) => row.counts.words > 0).length;
      const counted = shrunk > 5 && shrunk > having / 2 ? stayed : unedited;
      expect(change.falls.words.count).toBe(sum(counted.map(lessOf)));
      expect(change.falls.words.before).toBe(sum(pairs.map(({ row }) => row.counts.words)));
      saw({
        unsorted: before.some(({ id }, at) => id < (before[at - 1]?.id ?? 0)),
        lost: lost.length > 0,
        'more are lost than are named': lost.length > 3,
        'some came': change.came > 0,
        'fewer words, not edited': unedited.some((pair) => lessOf(pair) > 0),
        'fewer words, edited': stayed.some((pair) => !unedited.includes(pair) && lessOf(pair) > 0),
        'fewer words of most': counted === stayed,
      });
    }),
    { numRuns: 300 },
  );
  expectSeen();
});

describe('events to come', () => {
  const none = { titles: 1, words: 9, pictures: 0, categories: 0, sections: 0, hours: 0, positions: 0 };
  const events = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    modified: 5,
    ends: 100 + index,
    counts: none,
  }));

  it('are those of both censuses at one moment: a season that ends is no loss', () => {
    for (const now of [0, 105, 1000]) expect(compare(events, events, now).falls.coming.count).toBe(0);
    expect(compare(events, events, 105).falls.coming.before).toBe(6);
  });

  it('are missing when most move into the past or are removed, and not those that were past anyway', () => {
    const past = events.map((event) => ({ ...event, modified: 6, ends: 1 }));
    expect(compare(events, past, 50).falls).toMatchObject({
      coming: { count: 12, before: 12, after: 0, mass: 12 },
      dates: { count: 0 },
    });
    expect(compare(events, [], 50).falls.coming).toMatchObject({ count: 12, mass: 12 });
    expect(compare(events, events.slice(0, 6), 105).falls.coming.count).toBe(6);
    expect(compare(events, past, 1000).falls.coming.count).toBe(0);
    expect(compare(events, [...past.slice(0, 5), ...events.slice(5)], 50).falls.coming.count).toBe(0);
  });
});
