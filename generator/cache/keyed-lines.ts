import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { createBlockFile, type GrowingBlockFile, openBlockFile } from './block-file.ts';
import { checkedLine, firstLine, lastLine, wholeLines } from './checked-lines.ts';
import { createLinePlaces, keyIn, type LinePlaces } from './line-places.ts';

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

/**
 * Starts values that `save` writes to `file`; without a file they stay in memory. The folder need
 * not exist.
 */
export function createKeyedLines<Value>(contents: string, file?: string): KeyedLines<Value> {
  const unfinished = `${file}.${randomUUID()}`;
  // Lines when no file could be written, at negative positions.
  const lines: Buffer[] = [];
  let count = 0;
  let spool: GrowingBlockFile | undefined;
  let failure: unknown;
  const places = createLinePlaces((at, length) =>
    at < 0 ? (lines[-1 - at] as Buffer) : (spool as GrowingBlockFile).read(at, length),
  );

  /** Returns the position. */
  const append = (line: Buffer): number => {
    if (file === undefined || failure !== undefined) return -lines.push(line);
    try {
      if (spool === undefined) {
        spool = createBlockFile(unfinished);
        spool.append(Buffer.from(firstLine(contents)));
      }
      return spool.append(line);
    } catch (error) {
      failure = error;
      return -lines.push(line);
    }
  };
  const values = valuesAt<Value>(places);
  return {
    get size() {
      return places.size;
    },
    has: values.has,
    get: values.get,
    add: (key, value) => {
      const line = Buffer.from(checkedLine([key, value]));
      places.set(key, append(line), line.length);
      count += 1;
    },
    save: (header) => {
      append(Buffer.from(checkedLine(header) + lastLine(count + 1)));
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
  // The file stays open as long as something refers to `source`.
  const places = createLinePlaces((at, length) => source.read(at, length));
  let header: unknown;
  for (const { json, at, end } of wholeLines(source, contents)) {
    if (json[0] === bracket) places.set(keyIn(json), at, end - at);
    else header = JSON.parse(json.toString());
  }
  return { header, values: valuesAt(places) };
}

function valuesAt<Value>(places: LinePlaces): KeyedValues<Value> {
  return {
    get size() {
      return places.size;
    },
    has: (key) => places.read(key) !== undefined,
    get: (key) => {
      const json = places.read(key);
      return json && JSON.parse(json.toString())[1];
    },
  };
}

const bracket = 0x5b;
