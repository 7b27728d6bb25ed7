import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SavedEntry } from '../../../../generator/content/saved/saved-crawl.ts';
import { createStoredRecords } from '../../../../generator/content/saved/stored-records.ts';
import { countCases } from '../../../support/count-cases.ts';
import { savedPost } from './saved.ts';

const record = fc
  .record({
    versionKey: fc.string({ unit: 'grapheme' }),
    fetchedAt: fc.constantFrom('2026-05-01T10:00:00.000Z', '2026-05-02T10:00:00.000Z', ''),
    state: fc.constantFrom(undefined, '', 'a', 'b'),
    problems: fc.array(fc.record({ message: fc.string() }), { maxLength: 2 }),
    mediaIds: fc.array(fc.maxSafeNat(), { maxLength: 3 }),
  })
  .map((fields): SavedEntry<'post'> => ({ ...savedPost(1), ...fields }));

it('stored records give back each record of several files', () => {
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(fc.array(fc.array(record, { size: 'medium' }), { maxLength: 3 }), (files) => {
      const { open } = createStoredRecords();
      const stored = files.map((file) => file.map(open((line) => file[line] as SavedEntry)));
      for (const [at, { versionKey, fetchedAt, state, problems, mediaIds }] of stored.flat().entries())
        expect({ versionKey, fetchedAt, state, problems, mediaIds }).toEqual({
          versionKey: files.flat()[at]?.versionKey,
          fetchedAt: files.flat()[at]?.fetchedAt,
          state: files.flat()[at]?.state,
          problems: files.flat()[at]?.problems,
          mediaIds: files.flat()[at]?.mediaIds,
        });
      expect(JSON.stringify(stored)).toBe(JSON.stringify(files));
      const records = files.flat();
      saw({
        'several files': files.filter(({ length }) => length > 0).length > 1,
        'more than the first arrays hold': records.length > 16,
        'no state': records.some(({ state }) => state === undefined),
        'an empty state': records.some(({ state }) => state === ''),
        problems: records.some(({ problems }) => problems.length > 0),
        'no pictures': records.some(({ mediaIds }) => mediaIds?.length === 0),
        'ids of more than 32 bits': records.some(({ mediaIds }) => mediaIds?.some((id) => id >= 2 ** 32)),
      });
    }),
  );
  expectSeen();
});

it('stored records are read only for what no crawl asks of all', () => {
  const given = { ...savedPost(1), mediaIds: [5], state: 'a' };
  const warned = { ...savedPost(2), problems: [{ message: 'Look' }] };
  const lines = [given, warned];
  const reads: number[] = [];
  const add = createStoredRecords().open((line) => {
    reads.push(line);
    return lines[line] as SavedEntry;
  });
  // More than are kept at once.
  const many = Array.from({ length: 40_000 }, (_, index) => add(index === 1 ? warned : given));
  for (const { versionKey, fetchedAt, state, problems, mediaIds, entry } of many.slice(0, 2))
    expect([versionKey, fetchedAt, state, problems, mediaIds, entry.id]).toBeDefined();
  expect(reads.filter((line) => line === 0)).toEqual([]);
});
