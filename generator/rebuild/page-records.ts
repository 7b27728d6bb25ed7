import { createHash, randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { type BlockFile, createBlockFile, type GrowingBlockFile, openBlockFile } from '../util/block-file.ts';
import { DamagedLines, parseLine, sealIn } from '../util/checked-lines.ts';
import type { RememberedPage } from './remembered-page.ts';

/**
 * Remembered pages by path. Reads each from the disk on access: of a large site they are hundreds
 * of MB.
 */
export type RememberedPages = Pick<ReadonlyMap<string, RememberedPage>, 'get' | 'has' | 'size'>;

/** The records of the running build: each page is written as soon as it is made or kept. */
export interface PageRecords extends RememberedPages {
  readonly add: (path: string, page: RememberedPage) => void;
  /**
   * Replaces the file by these records, with a header. Throws when something could not be written;
   * the records stay readable.
   */
  readonly save: (header: unknown) => void;
  /** Removes unsaved records. */
  readonly discard: () => void;
}

/** The position of a line, with its line feed; the line itself when no file could be written. */
type Place = { readonly file: BlockFile; readonly at: number; readonly length: number } | Buffer;

/**
 * Starts records that `save` writes to `file`; without a file they stay in memory. The folder need
 * not exist.
 */
export function createPageRecords(file?: string): PageRecords {
  const unfinished = `${file}.${randomUUID()}`;
  const places = new Map<string, Place>();
  const hash = createHash('sha256');
  let spool: GrowingBlockFile | undefined;
  let failure: unknown;

  const append = (value: unknown): Place => {
    const line = Buffer.from(`${JSON.stringify(value)}\n`);
    if (file === undefined || failure !== undefined) return line;
    try {
      spool ??= createBlockFile(unfinished);
      const at = spool.append(line);
      hash.update(line);
      return { file: spool, at, length: line.length };
    } catch (error) {
      failure = error;
      return line;
    }
  };
  const pages = pagesAt(places);
  return {
    get size() {
      return places.size;
    },
    has: pages.has,
    get: pages.get,
    add: (path, page) => void places.set(path, append([path, page])),
    save: (header) => {
      append(header);
      append({ sha256: hash.copy().digest('hex') });
      if (failure !== undefined) throw failure;
      if (file !== undefined) renameSync(unfinished, file);
    },
    discard: () => {
      if (spool !== undefined) rmSync(unfinished, { force: true });
    },
  };
}

/**
 * Reads saved records: the position of each page, and the header. Throws DamagedLines for a damaged
 * file, and as the file system does.
 */
export function readPageRecords(file: string): { readonly header: unknown; readonly pages: RememberedPages } {
  const source = openBlockFile(file);
  const places = new Map<string, Place>();
  const hash = createHash('sha256');
  let header: unknown;
  let isWhole = false;
  for (const { line, at } of linesOf(source)) {
    isWhole = false;
    if (line[0] === bracket) places.set(pathIn(line), { file: source, at, length: line.length });
    else {
      const value = parseLine(line.toString());
      const seal = sealIn(value);
      isWhole = seal !== undefined && seal === hash.copy().digest('hex');
      if (seal === undefined) header = value;
    }
    hash.update(line);
  }
  if (!isWhole) throw new DamagedLines(`${file} is damaged`);
  return { header, pages: pagesAt(places) };
}

function pagesAt(places: ReadonlyMap<string, Place>): RememberedPages {
  return {
    get size() {
      return places.size;
    },
    has: (path) => places.has(path),
    get: (path) => {
      const place = places.get(path);
      if (place === undefined) return undefined;
      const line = 'file' in place ? place.file.read(place.at, place.length) : place;
      const record = parseLine(line.toString());
      return isRecord(record) ? record[1] : undefined;
    },
  };
}

/**
 * Not validated again: the checksum of the file was verified. A page changed since then is made as
 * if it were unknown.
 */
function isRecord(value: unknown): value is readonly [path: string, page: RememberedPage] {
  return Array.isArray(value) && value[1]?.fingerprint !== undefined;
}

const chunkLength = 1_000_000;
const lineFeed = 0x0a;
const bracket = 0x5b;
const quote = 0x22;
const backslash = 0x5c;

/** Yields the lines of a file with their line feeds and positions. */
function* linesOf(file: BlockFile): Generator<{ readonly line: Buffer; readonly at: number }> {
  let rest: Buffer = Buffer.alloc(0);
  let at = 0;
  for (let read = 0; read < file.size; read += chunkLength) {
    rest = Buffer.concat([rest, file.read(read, chunkLength)]);
    let start = 0;
    for (let end = rest.indexOf(lineFeed); end !== -1; end = rest.indexOf(lineFeed, start)) {
      yield { line: rest.subarray(start, end + 1), at: at + start };
      start = end + 1;
    }
    at += start;
    rest = rest.subarray(start);
  }
  if (rest.length > 0) yield { line: rest, at };
}

/** Reads the path at the beginning of a line, without the rest. */
function pathIn(line: Buffer): string {
  let end = 2;
  while (end < line.length && line[end] !== quote) end += line[end] === backslash ? 2 : 1;
  return String(parseLine(line.toString('utf8', 1, end + 1)));
}
