import { hash } from 'node:crypto';
import type { LongList } from '../../util/long-list.ts';

/** The routes of a site are divided into so many parts: each is one value of a work store. */
export const partCount = 1024;

/** Returns the part of a page, from 0: it follows from its path alone, and stays when others are added. */
export function partOf(path: string): number {
  return hash('sha256', path, 'buffer').readUInt16BE(0) >> 6;
}

/** Lists the places of pages by part; a part may be empty. */
export function groupByPart(pages: LongList<{ readonly path: string }>): readonly (readonly number[])[] {
  const parts: number[][] = Array.from({ length: partCount }, () => []);
  let place = 0;
  for (const { path } of pages) {
    parts[partOf(path)]?.push(place);
    place += 1;
  }
  return parts;
}
