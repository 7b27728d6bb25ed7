import { grownArray } from '../../generator/util/grown-array.ts';
import { createTextIndex, type TextIndex } from '../../generator/util/text-index.ts';
import type { ListedObject } from './store.ts';

/** The objects that a store holds: 8 bytes each and the key, outside the JavaScript heap. */
export interface StoreListing {
  readonly add: (object: ListedObject) => void;
  readonly has: (key: string) => boolean;
  readonly sizeOf: (key: string) => number | undefined;
  readonly keys: () => Iterable<string>;
}

/** `all`: the paths of the site, which mostly are the keys. */
export function createListing(all: TextIndex = createTextIndex()): StoreListing {
  // By the number of a key; -1 for one that is not listed.
  let sizes = new Float64Array(16).fill(-1);
  const sizeOf = (key: string): number | undefined => {
    const number = all.find(key);
    const size = number === undefined ? -1 : (sizes[number] ?? -1);
    return size === -1 ? undefined : size;
  };
  return {
    add: ({ key, size }) => {
      const number = all.add(key);
      const known = sizes.length;
      sizes = grownArray(sizes, number + 1);
      sizes.fill(-1, known);
      sizes[number] = size;
    },
    has: (key) => sizeOf(key) !== undefined,
    sizeOf,
    *keys() {
      for (let number = 0; number < sizes.length; number += 1) if (sizes[number] !== -1) yield all.at(number);
    },
  };
}
