import { describe, expect, it } from 'vitest';
import { findLostFiles } from '../../../../generator/checks/census/find-lost-files.ts';
import { countPublished } from '../../../../generator/checks/census/take-census.ts';
import type { Census } from '../../../../generator/publish/census.ts';

/** A site with so many files: assets are those of the search, and scripts and pictures. */
function census(search: number, others: number, posts = 50): Census {
  const { counts, rows } = countPublished({ manifest: null, listing: new Map() });
  const post = Array.from({ length: posts }, (_, index) => `${index + 1} aa`);
  const files = { page: posts, asset: search + others, data: 8 };
  return {
    counts: { ...counts, pages: posts, entries: { post: posts }, files, search },
    rows: { ...rows, entries: { post } },
  };
}

const lossesOf = (before: Census, after: Census) =>
  findLostFiles(before, after, { hasOwnMedia: true }).map(({ measure, count }) => [measure, count]);

describe('the files of the search', () => {
  it('are no assets that are lost when the search is switched off', () => {
    expect(lossesOf(census(60, 10), census(0, 10))).toEqual([]);
    expect(lossesOf(census(0, 10), census(60, 10))).toEqual([]);
  });

  it('hide no loss of other assets', () => {
    expect(lossesOf(census(0, 40), census(60, 5))).toEqual([['assets', 35]]);
  });

  it('are a loss where most of them are missing, but not those of removed entries', () => {
    expect(lossesOf(census(60, 10), census(20, 10))).toEqual([['search', 40]]);
    expect(lossesOf(census(60, 10, 50), census(40, 10, 45))).toEqual([]);
  });
});
