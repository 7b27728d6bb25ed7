import type { Census } from '../../publish/census.ts';
import { type Measure, measures } from '../../publish/measures.ts';
import { compareEntries } from './compare-entries.ts';
import { judge, type Loss } from './loss.ts';

/** All widths and formats of one picture: see `media/picture-formats.ts`. */
const mostFilesOfPicture = 11;

/** `/news/c/{category}/`, and the first of its pages. */
const listsOfCategory = 2;

/**
 * Finds missing pages, and missing files by class, in a finished site, beyond those of removed
 * entries, pictures and categories, which are reported on their own. Ignores assets when pictures
 * stay on the CMS.
 */
export function findLostFiles(
  before: Census,
  after: Census,
  { hasOwnMedia }: { readonly hasOwnMedia: boolean },
): readonly Loss[] {
  const changes = compareEntries(before, after);
  const sumOf = (count: (change: (typeof changes)[number]) => number): number =>
    changes.reduce((sum, change) => sum + count(change), 0);
  const lostEntries = sumOf(({ lost }) => lost.count);
  const { files: was, pages, search: searchWas, library } = before.counts;
  const { files: is, search: searchIs, library: libraryIs } = after.counts;
  // They are reported on their own, whatever entries lack.
  const lostPictures = Math.max(
    sumOf(({ fewer }) => fewer.pictures),
    library.different - libraryIs.different,
  );
  const lostDates = sumOf(({ fewer }) => fewer.dates);
  const judgeFiles = (measure: Measure, was: number, is: number, expected: number) =>
    judge({ measure, what: measures[measure], before: was, lost: was - is - expected });
  return [
    ...judge({
      measure: 'pages',
      what: `${measures.pages} of the site`,
      before: pages,
      lost:
        pages - after.counts.pages - lostEntries - listsOfCategory * sumOf(({ fewer }) => fewer.categories),
    }),
    ...(hasOwnMedia
      ? judgeFiles('assets', was.asset - searchWas, is.asset - searchIs, mostFilesOfPicture * lostPictures)
      : []),
    // An event without a date has no calendar, a list that is gone no feed.
    ...judgeFiles('data', was.data, is.data, Math.max(lostEntries, lostDates, pages - after.counts.pages)),
    // Without any file the search is switched off: its pages and words are counted themselves.
    ...(searchIs === 0 ? [] : judgeFiles('search', searchWas, searchIs, lostEntries)),
  ];
}
