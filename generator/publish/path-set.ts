import { grownArray } from '../util/grown-array.ts';
import type { TextIndex } from '../util/text-index.ts';
import { listPaths, type PathList } from './path-list.ts';

/** Some of many paths: a byte for each of those, outside the JavaScript heap. */
export interface PathSet extends Iterable<string> {
  readonly size: number;
  readonly add: (path: string) => void;
  readonly has: (path: string) => boolean;
  /** Lists them in any order. */
  readonly list: () => PathList;
  readonly sorted: () => PathList;
}

/** A set that may be read only, as the language has it, too. */
export type ReadonlyPaths = Pick<ReadonlySet<string>, 'size' | 'has'> & Iterable<string>;

/** `all`: paths that are added to the set are added to them. */
export function createPathSet(all: TextIndex): PathSet {
  let marks = new Uint8Array(16);
  let size = 0;
  const marked = function* () {
    for (let number = 0; number < marks.length; number += 1) if (marks[number] === 1) yield number;
  };
  return {
    get size() {
      return size;
    },
    add: (path) => {
      const number = all.add(path);
      marks = grownArray(marks, number + 1);
      size += marks[number] === 1 ? 0 : 1;
      marks[number] = 1;
    },
    has: (path) => {
      if (size === 0) return false;
      const number = all.find(path);
      return number !== undefined && marks[number] === 1;
    },
    list: () => listPaths(all, Uint32Array.from(marked())),
    sorted: () => listPaths(all, Uint32Array.from(marked()).sort(all.compare)),
    *[Symbol.iterator]() {
      for (const number of marked()) yield all.at(number);
    },
  };
}
