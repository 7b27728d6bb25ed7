import { expect, it } from 'vitest';
import { countsAt, readRow, writeRow } from '../../../../generator/checks/census/entry-row.ts';

const counts = { titles: 1, words: 812, pictures: 3, categories: 2, sections: 0, hours: 0, positions: 0 };
const row = { id: 41_207, modified: Date.parse('2026-06-13T14:00:00Z') / 1000, ends: 0, counts };

it('a row of a census says numbers alone, in some 25 bytes, and what few entries have only of these', () => {
  const ends = Date.parse('1066-10-14T09:00:00Z') / 1000;
  const place = { ...counts, sections: 2, positions: 1 };
  const empty = { ...counts, words: 0, pictures: 0, categories: 0, titles: 0 };
  for (const [written, text] of [
    [row, '41207 tgkpk0 812 3 2 1'],
    [{ ...row, ends }, '41207 tgkpk0 812 3 2 1 -d3ds9o0'],
    [{ ...row, counts: place }, '41207 tgkpk0 812 3 2 1 0 2 0 1'],
    [{ ...row, counts: empty }, '41207 tgkpk0'],
  ] as const) {
    expect(writeRow(written)).toBe(text);
    expect(readRow(text)).toEqual(written);
  }
});

it('counts texts, dates, and events that have not ended at the moment', () => {
  expect(countsAt(row, 0)).toEqual({ ...counts, texts: 1, dates: 0, coming: 0 });
  expect(countsAt({ ...row, ends: 50 }, 49)).toMatchObject({ dates: 1, coming: 1 });
  expect(countsAt({ ...row, ends: 50 }, 50)).toMatchObject({ dates: 1, coming: 0 });
});
