import type { BlockFile } from '../../cache/block-file.ts';
import { shortHash } from '../../util/hash.ts';
import { countWords } from '../html/count-words.ts';
import { findFiles, type NamedFile } from '../named-files.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { DamagedBlocks } from './damaged-blocks.ts';

/** An entry's blocks as plain data. */
export interface WrittenBlocks {
  readonly json: string;
  readonly files: readonly NamedFile[];
  readonly words: number;
}

/** A summary of an entry's blocks, available without reading them. */
export interface BlocksSummary {
  /** Of their JSON in UTF-8, as is the length. */
  readonly hash: string;
  readonly length: number;
  /** The files in the blocks, in order. */
  readonly files: readonly NamedFile[];
  /** The number of words, for the census. */
  readonly words: number;
}

/** An entry's blocks as sent to another thread. */
export interface SentBlocks extends Omit<BlocksSummary, 'length'> {
  readonly json: Uint8Array;
}

/** The position of the JSON of blocks on the disk. */
export interface BlocksPlace {
  readonly file: BlockFile;
  readonly at: number;
  /** Makes the error for damaged blocks. Default: DamagedBlocks. */
  readonly refuse?: () => Error;
}

const noFiles = '[]';

/**
 * An entry's blocks as JSON, which is moved to the disk when possible, and read on demand. Blocks
 * are most of a large site's content, and a build needs those of one entry at a time. A class with
 * `toJSON`: entries are written like any other data.
 */
export class PackedBlocks implements BlocksSummary {
  readonly hash: string;
  readonly length: number;
  readonly words: number;
  /** As JSON: objects would take more than half as much again. */
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

  /**
   * Passes their bytes to a function; they are valid until the blocks of another entry are read.
   * Throws DamagedBlocks.
   */
  use<Result>(take: (bytes: Uint8Array) => Result): Result {
    const source = this.#source;
    if (source instanceof Uint8Array) return take(source);
    const bytes = source.file.read(source.at, this.length);
    if (shortHash(bytes) !== this.hash) throw source.refuse?.() ?? new DamagedBlocks(source.file.file);
    return take(bytes);
  }

  /** Reads them from this place from now on, where the same bytes were written. */
  moveTo(place: BlocksPlace): void {
    this.#source = place;
  }

  json(): string {
    return this.use((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString());
  }

  toJSON(): WrittenBlocks {
    return { json: this.json(), files: this.files, words: this.words };
  }

  /**
   * Returns plain data for a message: a copy, since the bytes are part of a larger buffer, which
   * would be sent whole.
   */
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
  return new PackedBlocks({ hash: shortHash(bytes), length: bytes.length, files, words }, bytes);
}

/** Receives blocks that `toMessage` sent from another thread. */
export function receiveBlocks({ json, ...summary }: SentBlocks): PackedBlocks {
  return new PackedBlocks({ ...summary, length: json.length }, json);
}

/**
 * Parses the blocks. Making a page needs those of one entry several times: the last ones are
 * cached.
 */
export function unpackBlocks(packed: PackedBlocks): readonly StoredBlock[] {
  return read(packed).blocks;
}

/** Returns the JSON of the blocks, cached as they are. */
export function jsonOfBlocks(packed: PackedBlocks): string {
  return read(packed).json;
}

interface ReadBlocks {
  readonly packed: PackedBlocks;
  readonly json: string;
  readonly blocks: readonly StoredBlock[];
}

function read(packed: PackedBlocks): ReadBlocks {
  if (packed !== last?.packed) {
    const json = packed.json();
    last = { packed, json, blocks: JSON.parse(json) };
  }
  return last;
}

let last: ReadBlocks | undefined;

const slabLength = 262_144;
let slab = Buffer.alloc(0);

/**
 * Cuts bytes from a larger buffer: a buffer of its own for each entry would take twice the memory.
 */
function allocate(length: number): Buffer {
  if (length > slabLength / 2) return Buffer.allocUnsafeSlow(length);
  if (length > slab.length) slab = Buffer.allocUnsafeSlow(slabLength);
  const bytes = slab.subarray(0, length);
  slab = slab.subarray(length);
  return bytes;
}
