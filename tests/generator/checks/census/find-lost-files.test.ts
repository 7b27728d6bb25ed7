import { describe, expect, it } from 'vitest';
import { findLostFiles } from '../../../../generator/checks/census/find-lost-files.ts';
import type { Census } from '../../../../generator/publish/census.ts';

/** A site with so many files: assets are those of the search, and scripts and pictures. */
function census(search: number, others: number, posts = 50): Census {
  return {
    counts: {
      pages: posts,
      entries: { post: posts },
      menus: { primary: 5, footer: 5 },
      homeBlocks: 3,
      files: { page: posts, asset: search + others, data: 8 },
      search,
    },
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

  it('are not compared with a manifest that does not count them', () => {
    const { counts } = census(0, 20);
    const { search: _, ...old } = counts;
    expect(lossesOf({ counts: old }, census(50, 20))).toEqual([]);
  });
});
