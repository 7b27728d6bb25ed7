import type { Place } from '../../cache/log.ts';
import { shortHash } from '../../util/hash.ts';
import { findFiles, type NamedFile } from '../named-files.ts';
import type { StoredBlock } from '../stored-blocks.ts';

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

/** An entry's blocks as plain data. */
export interface PlainBlocks extends BlocksSummary {
  readonly json: string;
}

/** The position of the JSON of blocks on the disk. */
export interface BlocksPlace extends Pick<Place, 'source' | 'at'> {
  /** Makes the error for damaged blocks. */
  readonly refuse: () => Error;
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
  #source: string | BlocksPlace;

  constructor({ hash, length, files, words }: BlocksSummary, source: string | BlocksPlace) {
    this.hash = hash;
    this.length = length;
    this.words = words;
    this.#files = files.length === 0 ? noFiles : JSON.stringify(files);
    this.#source = source;
  }

  get files(): readonly NamedFile[] {
    return JSON.parse(this.#files);
  }

  get summary(): BlocksSummary {
    const { hash, length, files, words } = this;
    return { hash, length, files, words };
  }

  /** Returns their JSON. Throws what `refuse` of their place makes when it is damaged. */
  json(): string {
    return typeof this.#source === 'string' ? this.#source : this.#read(this.#source).toString();
  }

  /** Returns their JSON in UTF-8. Throws as `json` does. */
  bytes(): Buffer {
    return Buffer.from(typeof this.#source === 'string' ? this.#source : this.#read(this.#source));
  }

  /** Reads bytes that are valid until the next read of any file. */
  #read({ source, at, refuse }: BlocksPlace): Buffer {
    const bytes = source.read(at, this.length);
    if (shortHash(bytes) !== this.hash) throw refuse();
    return bytes;
  }

  /** Reads them from this place from now on, where the same bytes were written. */
  moveTo(place: BlocksPlace): void {
    this.#source = place;
  }

  toJSON(): PlainBlocks {
    return { json: this.json(), ...this.summary };
  }
}

export function packBlocks(blocks: readonly StoredBlock[], words: number): PackedBlocks {
  const json = JSON.stringify(blocks);
  const bytes = Buffer.from(json);
  const summary = { hash: shortHash(bytes), length: bytes.length };
  return new PackedBlocks({ ...summary, files: findFiles(blocks), words }, json);
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
