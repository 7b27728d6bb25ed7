import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { type BlockFile, createBlockFile, type GrowingBlockFile, openBlockFile } from './block-file.ts';
import { checkedJson, checkedLine, firstLine, lastLine, wholeLines } from './checked-lines.ts';

/**
 * Values by key. Reads each from the disk on access: of a large site they are hundreds of MB.
 * Undefined for a value that was damaged meanwhile.
 */
export type KeyedValues<Value> = Pick<ReadonlyMap<string, Value>, 'get' | 'has' | 'size'>;

/** A file that is being written: each value is on the disk as soon as it is added. */
export interface KeyedLines<Value> extends KeyedValues<Value> {
  readonly add: (key: string, value: Value) => void;
  /**
   * Replaces the file by these values, with a header. Throws when something could not be written;
   * the values stay readable.
   */
  readonly save: (header: object) => void;
  /** Removes unsaved values. */
  readonly discard: () => void;
}

/** The position of a line; the line itself when no file could be written. */
type Place = { readonly file: BlockFile; readonly at: number; readonly length: number } | Buffer;

/**
 * Starts values that `save` writes to `file`; without a file they stay in memory. The folder need
 * not exist.
 */
export function createKeyedLines<Value>(contents: string, file?: string): KeyedLines<Value> {
  const unfinished = `${file}.${randomUUID()}`;
  const places = new Map<string, Place>();
  let spool: GrowingBlockFile | undefined;
  let failure: unknown;

  const append = (text: string): Place => {
    const line = Buffer.from(text);
    if (file === undefined || failure !== undefined) return line;
    try {
      if (spool === undefined) {
        spool = createBlockFile(unfinished);
        spool.append(Buffer.from(firstLine(contents)));
      }
      return { file: spool, at: spool.append(line), length: line.length };
    } catch (error) {
      failure = error;
      return line;
    }
  };
  const values = valuesAt<Value>(places);
  return {
    get size() {
      return places.size;
    },
    has: values.has,
    get: values.get,
    add: (key, value) => void places.set(key, append(checkedLine([key, value]))),
    save: (header) => {
      append(checkedLine(header) + lastLine(places.size + 1));
      if (failure !== undefined) throw failure;
      if (file !== undefined) renameSync(unfinished, file);
    },
    discard: () => {
      if (spool !== undefined) rmSync(unfinished, { force: true });
    },
  };
}

/**
 * Reads a saved file: the position of each value, and the header. Throws an UnusableFile, and as
 * the file system does.
 */
export function readKeyedLines<Value>(
  contents: string,
  file: string,
): { readonly header: unknown; readonly values: KeyedValues<Value> } {
  const source = openBlockFile(file);
  const places = new Map<string, Place>();
  let header: unknown;
  for (const { json, at, end } of wholeLines(source, contents)) {
    if (json[0] === bracket) places.set(keyIn(json), { file: source, at, length: end - at });
    else header = JSON.parse(json.toString());
  }
  return { header, values: valuesAt(places) };
}

function valuesAt<Value>(places: ReadonlyMap<string, Place>): KeyedValues<Value> {
  return {
    get size() {
      return places.size;
    },
    has: (key) => places.has(key),
    get: (key) => {
      const place = places.get(key);
      if (place === undefined) return undefined;
      const json = checkedJson('file' in place ? place.file.read(place.at, place.length) : place);
      return json && JSON.parse(json.toString())[1];
    },
  };
}

const bracket = 0x5b;
const quote = 0x22;
const backslash = 0x5c;

/** Reads the key at the beginning of a line, without the rest. */
function keyIn(json: Buffer): string {
  let end = 2;
  while (end < json.length && json[end] !== quote) end += json[end] === backslash ? 2 : 1;
  return JSON.parse(json.toString('utf8', 1, end + 1));
}
