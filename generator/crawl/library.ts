import type { Media } from '../content/content.ts';
import { indexNumbers } from '../util/number-places.ts';
import type { CrawlJournal } from './crawl-journal.ts';

/** Takes an item of the library that was read, and returns one that need not be in memory. */
export type TakeMedia = (item: Media) => Media;

/** Uses the same item of the saved crawl, where it has not changed; others go to the disk. */
export function openLibrary(saved: readonly Media[], journal: Pick<CrawlJournal, 'addMedia'>): TakeMedia {
  const placeOf = indexNumbers(Float64Array.from(saved, ({ id }) => id));
  return (item) => {
    const former = saved[placeOf(item.id) ?? -1];
    return former && JSON.stringify(former) === JSON.stringify(item) ? former : journal.addMedia(item);
  };
}
