import { hash } from 'node:crypto';

/** The pages of a site, divided into parts: each is one value of a work store. */
export interface Parts {
  /** Lists the places of pages by part, in their order; a part may be empty. */
  readonly places: readonly (readonly number[])[];
  /** Lists the parts that have pages, in their order. */
  readonly used: readonly number[];
  /** Returns the part of a page, from 0: it follows from its path and the number of parts alone. */
  readonly partOf: (path: string) => number;
}

const fewestParts = 64;
/** More shards than that would have no pages to make. */
export const mostParts = 1024;

/** Pages of a part, at most and on average, until a site has the most parts: some MB of html. */
const pagesOfPart = 64;

/** Divides pages into parts. The same paths give the same parts on all machines. */
export function divideIntoParts(
  pages: Iterable<{ readonly path: string }> & { readonly length: number },
): Parts {
  const count = countParts(pages.length);
  const partOf = (path: string) => partOfPage(path, count);
  const places: number[][] = Array.from({ length: count }, () => []);
  let place = 0;
  for (const { path } of pages) {
    places[partOf(path)]?.push(place);
    place += 1;
  }
  return { places, partOf, used: [...places.keys()].filter((part) => places[part]?.length !== 0) };
}

/** A power of two. */
function countParts(pages: number): number {
  let count = fewestParts;
  while (count < mostParts && count * pagesOfPart < pages) count *= 2;
  return count;
}

/** The first bits of the hash of its path. */
function partOfPage(path: string, count: number): number {
  return Math.floor((hash('sha256', path, 'buffer').readUInt16BE(0) * count) / 2 ** 16);
}
