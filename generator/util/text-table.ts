import { grownArray } from './grown-array.ts';
import { keyedHash } from './keyed-hash.ts';

/**
 * Numbers by text: 0 for the first text, 1 for the next. The texts are kept by whoever made the
 * table, in memory or on the disk. About 12 bytes a text, outside the JavaScript heap.
 */
export interface TextTable {
  readonly size: number;
  readonly find: (text: string) => number | undefined;
  /** Gives the next number to a text that `find` does not find. */
  readonly add: (text: string) => number;
}

/** A table; `isText` tells if the text of a number is this one. */
export function createTextTable(isText: (number: number, text: string) => boolean): TextTable {
  let size = 0;
  let hashes = new Uint32Array(16);
  // Open addressing with linear probing: number + 1 of the text in each slot, 0 in a free one.
  let slots = new Int32Array(32);

  const place = (number: number) => {
    const mask = slots.length - 1;
    let slot = (hashes[number] as number) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = number + 1;
  };
  const widen = () => {
    slots = new Int32Array(2 * slots.length);
    for (let number = 0; number < size; number += 1) place(number);
  };

  return {
    get size() {
      return size;
    },
    find: (text) => {
      const hash = keyedHash(text);
      const mask = slots.length - 1;
      for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
        const number = (slots[slot] as number) - 1;
        if (number === -1) return undefined;
        if (hashes[number] === hash && isText(number, text)) return number;
      }
    },
    add: (text) => {
      hashes = grownArray(hashes, size + 1);
      hashes[size] = keyedHash(text);
      size += 1;
      if (4 * size > 3 * slots.length) widen();
      else place(size - 1);
      return size - 1;
    },
  };
}
