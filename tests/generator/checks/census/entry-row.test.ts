import { expect, it } from 'vitest';
import { readRow, writeRow } from '../../../../generator/checks/census/entry-row.ts';

it('a row of a census says numbers alone, in some 25 bytes', () => {
  const counts = { titles: 1, texts: 1, words: 812, pictures: 3, categories: 2 };
  const row = { id: 41_207, modified: Date.parse('2026-06-13T14:00:00Z') / 1000, counts };
  expect(writeRow(row)).toBe('41207 tgkpk0 812 3 2 1');
  expect(readRow(writeRow(row))).toEqual(row);
});
