import type { Media } from '../content/content.ts';
import { indexNumbers } from '../util/number-places.ts';

/** Takes an item of the library that was read, and returns the same item of the saved crawl where it has not changed. */
export type TakeMedia = (item: Media) => Media;

export function openLibrary(saved: readonly Media[]): TakeMedia {
  const placeOf = indexNumbers(Float64Array.from(saved, ({ id }) => id));
  return (item) => {
    const former = saved[placeOf(item.id) ?? -1];
    return former && JSON.stringify(former) === JSON.stringify(item) ? former : item;
  };
}
