import { grownArray } from './grown-array.ts';

/**
 * Lists of 32-bit numbers by the number of the list, from 0 on: for many short ones and a few long
 * ones. About 5 bytes a number and 12 a list, outside the JavaScript heap.
 */
export interface NumberLists {
  /** Adds a number at the end of a list, which may be new. */
  readonly add: (list: number, number: number) => void;
  readonly lengthOf: (list: number) => number;
  readonly read: (list: number) => Iterable<number>;
  /** Removes numbers from a list. */
  readonly keep: (list: number, isKept: (number: number) => boolean) => void;
}

/** Numbers of a block; before them is the place of the next block. */
const blockNumbers = 7;
const blockLength = blockNumbers + 1;

export function createNumberLists(): NumberLists {
  // The first block is of no list: place 0 means none.
  let blocks = new Uint32Array(16 * blockLength);
  let end = blockLength;
  let free = 0;
  let first = new Uint32Array(16);
  let last = new Uint32Array(16);
  let lengths = new Uint32Array(16);

  const newBlock = (): number => {
    const block = free === 0 ? end : free;
    if (free === 0) end += blockLength;
    else free = blocks[free] as number;
    blocks = grownArray(blocks, end);
    blocks[block] = 0;
    return block;
  };
  const add = (list: number, number: number): void => {
    first = grownArray(first, list + 1);
    last = grownArray(last, list + 1);
    lengths = grownArray(lengths, list + 1);
    const place = (lengths[list] as number) % blockNumbers;
    if (place === 0) {
      const block = newBlock();
      if (lengths[list] === 0) first[list] = block;
      else blocks[last[list] as number] = block;
      last[list] = block;
    }
    blocks[(last[list] as number) + 1 + place] = number;
    lengths[list] = (lengths[list] as number) + 1;
  };
  const lengthOf = (list: number): number => lengths[list] ?? 0;
  function* read(list: number): Generator<number> {
    let block = first[list] ?? 0;
    for (let left = lengthOf(list); left > 0; left -= blockNumbers) {
      for (let at = 1; at <= Math.min(left, blockNumbers); at += 1) yield blocks[block + at] as number;
      block = blocks[block] as number;
    }
  }
  return {
    add,
    lengthOf,
    read,
    keep: (list, isKept) => {
      if (lengthOf(list) === 0) return;
      const kept = [...read(list)].filter(isKept);
      blocks[last[list] as number] = free;
      free = first[list] as number;
      lengths[list] = 0;
      for (const number of kept) add(list, number);
    },
  };
}
