import type { StoredBlock } from './content.ts';

/**
 * An entry's blocks as the bytes of their JSON. Blocks are most of what a large site is made from: packed they take a quarter of
 * what they take as trees, and lie outside the heap, which grows to twice what it holds. A class because JSON asks it for
 * its text: so entries are written as any other data, and `withPackedBlocks` takes them back.
 */
export class PackedBlocks {
  readonly bytes: Buffer;

  constructor(json: string) {
    this.bytes = allocate(Buffer.byteLength(json));
    this.bytes.write(json);
  }

  /** True when the text stands somewhere in the JSON: much quicker than to unpack it and look. */
  mentions(text: string): boolean {
    return this.bytes.includes(text);
  }

  toJSON(): string {
    return this.bytes.toString();
  }
}

export function packBlocks(blocks: readonly StoredBlock[]): PackedBlocks {
  return new PackedBlocks(JSON.stringify(blocks));
}

/** Gives the blocks back. Whoever makes a page asks for one entry's several times: the last ones are at hand. */
export function unpackBlocks(packed: PackedBlocks): readonly StoredBlock[] {
  if (packed !== last?.packed) last = { packed, blocks: JSON.parse(packed.toJSON()) };
  return last.blocks;
}

let last: { readonly packed: PackedBlocks; readonly blocks: readonly StoredBlock[] } | undefined;

/** Packs the blocks of an entry that was just read from JSON, in place. */
export function withPackedBlocks<E extends { readonly blocks: unknown }>(
  entry: E,
): E & { readonly blocks: PackedBlocks } {
  return Object.assign(entry, { blocks: new PackedBlocks(String(entry.blocks)) });
}

const slabLength = 262_144;
let slab = Buffer.alloc(0);

/** Cuts bytes from a larger piece: a piece of its own for each entry would take as much again. */
function allocate(length: number): Buffer {
  if (length > slabLength / 2) return Buffer.allocUnsafeSlow(length);
  if (length > slab.length) slab = Buffer.allocUnsafeSlow(slabLength);
  const bytes = slab.subarray(0, length);
  slab = slab.subarray(length);
  return bytes;
}
