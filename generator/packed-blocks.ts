import { countWords } from './census/count-words.ts';
import type { StoredBlock } from './content.ts';
import { findFiles, type NamedFile } from './named-files.ts';

/** An entry's blocks as they are written into a file, or sent to another thread. */
export interface WrittenBlocks {
  /** As text, or its bytes in UTF-8. */
  readonly json: string | Uint8Array;
  readonly files: readonly NamedFile[];
  readonly words: number;
}

/**
 * An entry's blocks as the bytes of their JSON. Blocks are most of what a large site is made from: packed they take a quarter of
 * what they take as trees, and lie outside the heap, which grows to twice what it holds. A class because JSON asks it how
 * to write it: so entries are written as any other data, and `withPackedBlocks` takes them back.
 */
export class PackedBlocks {
  readonly bytes: Buffer;
  /** The files that the blocks name, in their order: asked for often, and not worth an unpacking each time. */
  readonly files: readonly NamedFile[];
  /** Words of their texts, for the census. */
  readonly words: number;

  constructor({ json, files, words }: WrittenBlocks) {
    this.bytes = allocate(Buffer.byteLength(json));
    if (typeof json === 'string') this.bytes.write(json);
    else this.bytes.set(json);
    this.files = files;
    this.words = words;
  }

  json(): string {
    return this.bytes.toString();
  }

  toJSON(): WrittenBlocks {
    return { json: this.json(), files: this.files, words: this.words };
  }

  /** As plain data for a message: a copy, since the bytes lie in a larger piece, which would be sent whole. */
  toMessage(): WrittenBlocks {
    return { json: new Uint8Array(this.bytes), files: this.files, words: this.words };
  }
}

export function packBlocks(blocks: readonly StoredBlock[]): PackedBlocks {
  return new PackedBlocks({
    json: JSON.stringify(blocks),
    files: findFiles(blocks),
    words: countWords(blocks),
  });
}

/** Gives the blocks back. Whoever makes a page asks for one entry's several times: the last ones are at hand. */
export function unpackBlocks(packed: PackedBlocks): readonly StoredBlock[] {
  if (packed !== last?.packed) last = { packed, blocks: JSON.parse(packed.json()) };
  return last.blocks;
}

let last: { readonly packed: PackedBlocks; readonly blocks: readonly StoredBlock[] } | undefined;

/** Packs the blocks of an entry that was just read from a file of ours or sent by a thread, in place: their shape was vouched for. */
export function withPackedBlocks<E extends { readonly blocks: unknown }>(
  entry: E,
): E & { readonly blocks: PackedBlocks } {
  return Object.assign(entry, { blocks: new PackedBlocks(entry.blocks as WrittenBlocks) });
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
