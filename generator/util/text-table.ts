import { randomBytes } from 'node:crypto';
import { grownArray } from './grown-array.ts';

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

// Random: with a known key, the texts of a CMS could be chosen so that all of them collide.
const key0 = randomBytes(4).readInt32LE();
const key1 = randomBytes(4).readInt32LE();

const lastRounds = 3;

/**
 * Returns 32 bits for a hash table: HalfSipHash-1-3 over the UTF-16 code units. The same in one
 * process only: never write it to a file.
 * @internal
 */
export function keyedHash(text: string): number {
  const { length } = text;
  const words = (length >> 1) + 1;
  let v0 = key0;
  let v1 = key1;
  let v2 = 0x6c796765 ^ key0;
  let v3 = 0x74656473 ^ key1;
  for (let round = 0; round < words + lastRounds; round += 1) {
    if (round === words) v2 ^= 0xff;
    const word = round < words ? wordAt(text, round, words - 1) : 0;
    v3 ^= word;
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
    v0 ^= word;
  }
  return (v1 ^ v3) >>> 0;
}

/** Returns two code units; in the last word the length, and a code unit that is left. */
function wordAt(text: string, word: number, last: number): number {
  const at = 2 * word;
  if (word < last) return text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
  return (text.length % 2 === 1 ? text.charCodeAt(at) : 0) | (text.length << 16);
}
