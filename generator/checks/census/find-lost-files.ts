import type { Census } from '../../publish/census.ts';
import { measures } from '../../publish/measures.ts';
import { changesOf } from './find-losses.ts';
import { judge, type Loss } from './loss.ts';

/** All widths and formats of one picture: see `media/recipe.ts`. */
const mostFilesOfPicture = 11;

/** `/news/c/{category}/`, and the same as the first of its pages. */
const listsOfCategory = 2;

/**
 * Finds what is missing in a site that was made: pages, and files by class, beyond those that are gone with entries, pictures
 * and categories, which tell of themselves. Assets are not compared where pictures stay on the CMS.
 */
export function findLostFiles(
  before: Census,
  after: Census,
  { hasOwnMedia }: { readonly hasOwnMedia: boolean },
): readonly Loss[] {
  const changes = changesOf(before, after);
  const sumOf = (count: (change: (typeof changes)[number]) => number): number =>
    changes.reduce((sum, change) => sum + count(change), 0);
  const lostEntries = sumOf(({ lost }) => lost.count);
  const { files: was, pages } = before.counts;
  const { files: is } = after.counts;
  return [
    ...judge({
      measure: 'pages',
      what: `${measures.pages} of the site`,
      before: pages,
      lost:
        pages - after.counts.pages - lostEntries - listsOfCategory * sumOf(({ fewer }) => fewer.categories),
    }),
    ...(was && is && hasOwnMedia
      ? judge({
          measure: 'assets',
          what: measures.assets,
          before: was.asset,
          lost: was.asset - is.asset - mostFilesOfPicture * sumOf(({ fewer }) => fewer.pictures),
        })
      : []),
    ...(was && is
      ? judge({
          measure: 'data',
          what: measures.data,
          before: was.data,
          // An event without a date has no calendar.
          lost: was.data - is.data - lostEntries - sumOf(({ edited }) => edited),
        })
      : []),
  ];
}
