import type { Media } from '../content/content.ts';

/** Takes an item of the library that was read, and returns the same item of the saved crawl where it has not changed. */
export type TakeMedia = (item: Media) => Media;

export function openLibrary(saved: readonly Media[]): TakeMedia {
  const known = new Map(saved.map((item) => [item.id, item]));
  return (item) => {
    const former = known.get(item.id);
    return former && JSON.stringify(former) === JSON.stringify(item) ? former : item;
  };
}
