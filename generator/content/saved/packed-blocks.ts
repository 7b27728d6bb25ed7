import { hash } from 'node:crypto';
import type { BlockFile } from '../../util/block-file.ts';
import { countWords } from '../html/count-words.ts';
import { findFiles, type NamedFile } from '../named-files.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { DamagedBlocks } from './damaged-blocks.ts';

/** An entry's blocks as they are written into a file together with the entry. */
export interface WrittenBlocks {
  readonly json: string;
  readonly files: readonly NamedFile[];
  readonly words: number;
}

/** A summary of an entry's blocks, at hand without reading them. */
export interface BlocksSummary {
  /** Of their JSON in UTF-8, as its length. */
  readonly hash: string;
  readonly length: number;
  /** The files that the blocks name, in their order. */
  readonly files: readonly NamedFile[];
  /** Words of their texts, for the census. */
  readonly words: number;
}

/** An entry's blocks as they are sent to another thread. */
export interface SentBlocks extends Omit<BlocksSummary, 'length'> {
  readonly json: Uint8Array;
}

/** Where the JSON of blocks lies on the disk. */
export interface BlocksPlace {
  readonly file: BlockFile;
  readonly at: number;
}

const noFiles = '[]';

/**
 * An entry's blocks as their JSON, which lies on the disk as soon as there is a place for it, and is read when it is asked for. Blocks
 * are most of what a large site is made from, and a build asks for those of one entry at a time. A class because JSON asks it how
 * to write it: so entries are written as any other data, and `withPackedBlocks` takes them back.
 */
export class PackedBlocks implements BlocksSummary {
  readonly hash: string;
  readonly length: number;
  readonly words: number;
  /** As JSON: as objects they take more than half as much again. */
  readonly #files: string;
  #source: Uint8Array | BlocksPlace;

  constructor({ hash, length, files, words }: BlocksSummary, source: Uint8Array | BlocksPlace) {
    this.hash = hash;
    this.length = length;
    this.words = words;
    this.#files = files.length === 0 ? noFiles : JSON.stringify(files);
    this.#source = source;
  }

  get files(): readonly NamedFile[] {
    return JSON.parse(this.#files);
  }

  /** Hands their bytes over, good until the blocks of another entry are read. Throws DamagedBlocks. */
  use<Result>(take: (bytes: Uint8Array) => Result): Result {
    const source = this.#source;
    if (source instanceof Uint8Array) return take(source);
    const bytes = source.file.read(source.at, this.length);
    if (hashOf(bytes) !== this.hash) throw new DamagedBlocks(source.file.file);
    return take(bytes);
  }

  /** Reads them from there from now on, where the same bytes were written. */
  moveTo(place: BlocksPlace): void {
    this.#source = place;
  }

  json(): string {
    return this.use((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString());
  }

  toJSON(): WrittenBlocks {
    return { json: this.json(), files: this.files, words: this.words };
  }

  /** As plain data for a message: a copy, since the bytes lie in a larger piece, which would be sent whole. */
  toMessage(): SentBlocks {
    const { hash, files, words } = this;
    return { json: this.use((bytes) => new Uint8Array(bytes)), hash, files, words };
  }
}

export function packBlocks(blocks: readonly StoredBlock[]): PackedBlocks {
  return pack({ json: JSON.stringify(blocks), files: findFiles(blocks), words: countWords(blocks) });
}

function pack({ json, files, words }: WrittenBlocks): PackedBlocks {
  const bytes = allocate(Buffer.byteLength(json));
  bytes.write(json);
  return new PackedBlocks({ hash: hashOf(bytes), length: bytes.length, files, words }, bytes);
}

/** Takes blocks that `toMessage` gave another thread. */
export function receiveBlocks({ json, ...summary }: SentBlocks): PackedBlocks {
  return new PackedBlocks({ ...summary, length: json.length }, json);
}

/** Gives the blocks back. Whoever makes a page asks for one entry's several times: the last ones are at hand. */
export function unpackBlocks(packed: PackedBlocks): readonly StoredBlock[] {
  if (packed !== last?.packed) last = { packed, blocks: JSON.parse(packed.json()) };
  return last.blocks;
}

let last: { readonly packed: PackedBlocks; readonly blocks: readonly StoredBlock[] } | undefined;

/** Packs the blocks of an entry that was just read from a file of ours, in place: their shape was vouched for. */
export function withPackedBlocks<E extends { readonly blocks: unknown }>(
  entry: E,
): E & { readonly blocks: PackedBlocks } {
  return Object.assign(entry, { blocks: pack(entry.blocks as WrittenBlocks) });
}

/** Enough that no two are ever the same. */
const hashBytes = 16;

function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'buffer').toString('base64url', 0, hashBytes);
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
