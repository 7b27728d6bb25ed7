import { grownArray } from './grown-array.ts';

/**
 * Lists of 32-bit numbers that grow, by the number of the list, from 0 on: for many short ones and a
 * few long ones. 1 to 5 bytes a number, by its distance from the one before, and some 30 a list,
 * outside the JavaScript heap.
 */
export interface GrowingLists {
  /**
   * Adds a number at the end of a list, which may be new. Throws a RangeError for one that is less
   * than the one before.
   */
  readonly add: (list: number, number: number) => void;
  readonly lengthOf: (list: number) => number;
  readonly read: (list: number) => Iterable<number>;
  /** Removes numbers from a list. */
  readonly keep: (list: number, isKept: (number: number) => boolean) => void;
}

/** Bytes of a block: half of the lists of a large index have one number. */
const blockBytes = 12;

export function createGrowingLists(): GrowingLists {
  const blocks = createBlocks();
  // Of each list: its last block, whose next one is the first, bytes, numbers, and the last number.
  let lasts = new Uint32Array(16);
  let sizes = new Uint32Array(16);
  let lengths = new Uint32Array(16);
  let greatest = new Uint32Array(16);

  const addByte = (list: number, byte: number): void => {
    const size = sizes[list] as number;
    if (size % blockBytes === 0) lasts[list] = blocks.open(size === 0 ? undefined : lasts[list]);
    blocks.write(lasts[list] as number, size % blockBytes, byte);
    sizes[list] = size + 1;
  };
  const add = (list: number, number: number): void => {
    lasts = grownArray(lasts, list + 1);
    sizes = grownArray(sizes, list + 1);
    lengths = grownArray(lengths, list + 1);
    greatest = grownArray(greatest, list + 1);
    // Seven bits a byte, the lowest first; the highest bit says that more follow.
    let distance = number - (greatest[list] as number);
    if (distance < 0) throw new RangeError(`${number} comes after ${greatest[list]}.`);
    for (; distance >= 128; distance = Math.floor(distance / 128)) addByte(list, 128 + (distance % 128));
    addByte(list, distance);
    greatest[list] = number;
    lengths[list] = (lengths[list] as number) + 1;
  };
  const lengthOf = (list: number): number => lengths[list] ?? 0;
  function* read(list: number): Generator<number> {
    let [block, at, number] = [lasts[list] as number, 0, 0];
    for (let left = lengthOf(list); left > 0; left -= 1) {
      for (let unit = 1; unit > 0; at += 1) {
        if (at % blockBytes === 0) block = blocks.after(block);
        const byte = blocks.read(block, at % blockBytes);
        number += (byte % 128) * unit;
        unit = byte < 128 ? 0 : unit * 128;
      }
      yield number;
    }
  }
  return {
    add,
    lengthOf,
    read,
    keep: (list, isKept) => {
      if (lengthOf(list) === 0) return;
      const kept = [...read(list)].filter(isKept);
      blocks.free(lasts[list] as number);
      sizes[list] = 0;
      lengths[list] = 0;
      greatest[list] = 0;
      for (const number of kept) add(list, number);
    },
  };
}

/** Blocks of bytes in rings: each knows the next one of its list, the last one knows the first. */
interface Blocks {
  /** Opens a block at the end of a ring with this last block, or of a new ring. */
  readonly open: (last: number | undefined) => number;
  readonly after: (block: number) => number;
  readonly write: (block: number, place: number, byte: number) => void;
  readonly read: (block: number, place: number) => number;
  /** Frees all blocks of the ring with this last block. */
  readonly free: (last: number) => void;
}

/** Blocks of a chunk: a further one is made, so that nothing is copied. */
const chunkBlocks = 2 ** 14;

interface Chunk {
  readonly bytes: Uint8Array;
  readonly next: Uint32Array;
}

function createBlocks(): Blocks {
  const chunks: Chunk[] = [];
  let end = 0;
  // The last block of a ring of free ones.
  let freed: number | undefined;

  const chunkOf = (block: number) => chunks[Math.floor(block / chunkBlocks)] as Chunk;
  const after = (block: number): number => chunkOf(block).next[block % chunkBlocks] as number;
  const link = (block: number, next: number): void => {
    chunkOf(block).next[block % chunkBlocks] = next;
  };
  const newBlock = (): number => {
    if (freed !== undefined) {
      const block = after(freed);
      if (block === freed) freed = undefined;
      else link(freed, after(block));
      return block;
    }
    if (end === chunks.length * chunkBlocks)
      chunks.push({ bytes: new Uint8Array(chunkBlocks * blockBytes), next: new Uint32Array(chunkBlocks) });
    end += 1;
    return end - 1;
  };
  return {
    after,
    open: (last) => {
      const block = newBlock();
      link(block, last === undefined ? block : after(last));
      if (last !== undefined) link(last, block);
      return block;
    },
    write: (block, place, byte) => {
      chunkOf(block).bytes[(block % chunkBlocks) * blockBytes + place] = byte;
    },
    read: (block, place) => chunkOf(block).bytes[(block % chunkBlocks) * blockBytes + place] as number,
    free: (last) => {
      if (freed !== undefined) {
        const first = after(freed);
        link(freed, after(last));
        link(last, first);
      }
      freed = last;
    },
  };
}
