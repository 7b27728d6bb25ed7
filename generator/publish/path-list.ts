import { type LazyList, lazyList } from '../util/lazy-list.ts';
import type { TextArena } from '../util/text-arena.ts';

/** Paths in their order. */
export type PathList = LazyList<string>;

/** Lists the texts of these numbers. */
export function listPaths(texts: Pick<TextArena, 'at'>, numbers: Uint32Array): PathList {
  return lazyList(numbers.length, function* () {
    for (const number of numbers) yield texts.at(number);
  });
}
