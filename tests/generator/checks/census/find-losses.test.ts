import { describe, expect, it } from 'vitest';
import { findLosses } from '../../../../generator/checks/census/find-losses.ts';
import { findLostFiles } from '../../../../generator/checks/census/find-lost-files.ts';
import { countPublished } from '../../../../generator/checks/census/take-census.ts';
import { type Census, censusVersion, type SiteCounts } from '../../../../generator/publish/census.ts';

const before: SiteCounts = {
  pages: 100,
  files: { page: 100, asset: 400, data: 30 },
  entries: { artwork: 4, event: 10, page: 12, post: 60 },
  menus: { primary: 8, footer: 3 },
  homeBlocks: 6,
  redirects: 3,
  ...{ different: { titles: {}, texts: {} }, library: { asked: 0, missing: 0, different: 0 }, search: 0 },
};
const firstBuild = countPublished({ manifest: null, listing: new Map() });

/** A census of entries of which nothing but their number is known. */
function siteOf(counts: SiteCounts): Census {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} aa`);
  const kinds = Object.entries(counts.entries).map(([kind, count]) => [kind, rowsOf(count)]);
  return { counts, rows: { version: censusVersion, entries: Object.fromEntries(kinds) } };
}

function told(after: Census, was: Census = siteOf(before)): readonly string[] {
  return [...findLosses(was, after), ...findLostFiles(was, after, { hasOwnMedia: true })].map(
    ({ measure, count, problem }) => `${measure} ${count}: ${problem.check}: ${problem.message}`,
  );
}

const counted = (change: Partial<SiteCounts>) => told(siteOf({ ...before, ...change }));
const entries = (change: Readonly<Record<string, number>>) => ({ entries: { ...before.entries, ...change } });
const menus = (primary: number, footer: number) => ({ menus: { primary, footer } });
const files = (asset: number, data: number) => ({ files: { page: 100, asset, data } });

describe('findLosses, of numbers,', () => {
  it.each([
    [
      'a kind of which nothing is left',
      entries({ artwork: 0 }),
      'entries 4: lostEntries: 4 of 4 pages of the kind',
    ],
    [
      'an unknown kind',
      { entries: { event: 10, page: 12, post: 60 } },
      'entries 4: lostEntries: 4 of 4 pages of',
    ],
    ['most of a kind', entries({ post: 29 }), 'entries 31: lostEntries: 31 of 60 pages of the kind "post"'],
    ['pages that no entry has', { pages: 40 }, 'pages 60: shrunkContent: 60 of 100 pages of the site'],
    ['a menu without an item', menus(0, 3), 'menus 8: emptyMenu: 8 of 8 items of the primary menu'],
    ['most of a menu', menus(2, 3), 'menus 6: shrunkContent: 6 of 8 items of the primary menu'],
    ['an empty front page', { homeBlocks: 0 }, 'home 6: emptyHome: 6 of 6 sections and blocks of the front'],
    ['all redirects', { redirects: 0 }, 'redirects 3: shrunkContent: 3 of 3 redirects'],
    ['files', files(199, 30), 'assets 201: shrunkContent: 201 of 400 files of the class "asset"'],
    ['other files', files(400, 14), 'data 16: shrunkContent: 16 of 30 files of the class "data"'],
  ])('finds %s (faults 30)', (_, after, says) => {
    expect(counted(after)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    ['half', entries({ post: 30 })],
    ['a handful', entries({ page: 7, event: 5 })],
    ['nothing', {}],
    ['less than came', entries({ post: 90, event: 12 })],
    ['some of a menu and of the front page', { ...menus(4, 1), homeBlocks: 1 }],
    ['a redirect', { redirects: 1 }],
  ])('says nothing when %s is gone (faults 30)', (_, after) => expect(counted(after)).toEqual([]));

  it('says nothing of a first build', () => expect(told(siteOf(before), firstBuild)).toEqual([]));
});

/** A census of posts with these rows: id, date, words, pictures, categories, title. */
function censusOf(rows: readonly string[], version = censusVersion): Census {
  const counts = { ...before, entries: { post: rows.length } };
  return { counts, rows: { version, entries: { post: rows } } };
}

const rows = Array.from({ length: 20 }, (_, index) => `${index + 1} aa 100 2 1 1`);
const edit = (change: (index: number) => string) => censusOf(rows.map((_, index) => change(index)));
const was = censusOf(rows);

const missing = 'are missing since the last build';

describe('findLosses', () => {
  it('counts the entries that are gone, whatever has come in their place', () => {
    const exchanged = edit((index) => `${index < 9 ? index + 1 : index + 100} aa 100 2 1 1`);
    expect(told(exchanged, was)).toEqual([
      'entries 11: lostEntries: 11 of 20 pages of the kind "post" are missing since the last build (such as 10, 11, 12); 11 others are new',
    ]);
    // An earlier way of counting has ids as well.
    expect(told(exchanged, { ...was, rows: { version: 0, entries: { post: rows } } })).toHaveLength(1);
  });

  it('counts what entries have lost that nobody has edited, and not what others have won', () => {
    const moved = edit((index) => `${index + 1} aa ${index < 11 ? 0 : 300} 2 1 1`);
    expect(told(moved, was)).toEqual([
      'texts 11: shrunkContent: 11 of 20 texts of the kind "post" are missing since the last build, from entries that nobody edited (such as 1, 2, 3)',
      'words 1100: shrunkContent: 1100 of 2000 words of the kind "post" are missing since the last build, from entries that nobody edited (such as 1, 2, 3)',
    ]);
  });

  it('takes a later date for an edit, of up to half of a kind at once, and an earlier one for none', () => {
    const edited = (count: number) =>
      edit((index) => `${index + 1} ${index < count ? 'ab 0 0 0 0' : 'aa 100 2 1 1'}`);
    expect(told(edited(10), was)).toEqual([]);
    expect(told(edited(11), was)).toEqual(
      [
        'titles 11: shrunkContent: 11 of 20 titles',
        'texts 11: shrunkContent: 11 of 20 texts',
        'words 1100: shrunkContent: 1100 of 2000 words',
        'pictures 22: shrunkContent: 22 of 40 pictures and files',
        'categories 11: shrunkContent: 11 of 20 categories',
      ].map((says) => `${says} of the kind "post" ${missing}, from 11 entries at once (such as 1, 2, 3)`),
    );
    const older = edit((index) => `${index + 1} a9 100 0 1 1`);
    expect(told(older, was)).toEqual([expect.stringContaining('pictures 40: shrunkContent: 40 of 40')]);
  });

  it('asks of a deleted entry nothing more: its words, pictures, pages and files go with it', () => {
    const { counts, ...others } = censusOf(rows.slice(0, 10));
    const files = { page: 60, asset: 20, data: 20 };
    expect(told({ ...others, counts: { ...counts, pages: 60, files } }, was)).toEqual([]);
  });

  it('lets kinds lose their few pictures, and not the site its last ones', () => {
    const few = censusOf(['1 aa 100 3 1 1', '2 aa 100 2 1 1']);
    const none = censusOf(['1 aa 100 0 1 1', '2 aa 100 0 1 1']);
    expect(told(none, few)).toEqual([
      expect.stringContaining('pictures 5: shrunkContent: 5 of 5 pictures and files of the site'),
    ]);
    expect(told(censusOf(['1 aa 100 1 1 1', '2 aa 100 0 1 1']), few)).toEqual([]);
  });

  it('does not compare contents that were counted in another way', () => {
    const empty = edit((index) => `${index + 1} aa 0 0 0 0`);
    expect(told(empty, { ...was, rows: { version: 0, entries: { post: rows } } })).toEqual([]);
  });
});
