import type { TextArena } from '../util/text-arena.ts';

/** Paths in their order. Each is made when it is read: a large site has a million. */
export interface PathList extends Iterable<string> {
  readonly length: number;
}

/** Lists the texts of these numbers. */
export function listPaths(texts: Pick<TextArena, 'at'>, numbers: Uint32Array): PathList {
  return {
    length: numbers.length,
    *[Symbol.iterator]() {
      for (const number of numbers) yield texts.at(number);
    },
  };
}

/** Lists the paths of one list, then of the other. */
export function joinPaths(one: PathList, other: PathList): PathList {
  return {
    length: one.length + other.length,
    *[Symbol.iterator]() {
      yield* one;
      yield* other;
    },
  };
}
