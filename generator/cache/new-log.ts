import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { createBlockFile, type GrowingBlockFile, type NumberedFile } from './block-file.ts';
import { firstLine } from './checked-lines.ts';
import { type Commit, commitOf, type Place } from './log.ts';

/** A log that is being written. No other process sees it before it is finished. */
export interface NewLog {
  /** Of all its places. */
  readonly source: Place['source'];
  /** Adds a record. Its value can be read at once. */
  readonly add: (record: Buffer) => Place;
  /** Returns all records and the place of the first, while they are few; undefined when they lie in a file. */
  readonly few: () => { readonly records: Buffer; readonly start: number } | undefined;
  /** Puts the log in its place. Throws as the file system does; the values stay readable. */
  readonly finish: (commit: Commit) => { readonly source: NumberedFile; readonly end: number };
  /** Removes what is not finished. */
  readonly discard: () => void;
}

/** Bytes of records that wait in memory. */
const mostWaiting = 1_000_000;

/** Starts a log, whose folder need not exist; without a file, all stays in memory. */
export function startLog(contents: string, file?: string): NewLog {
  const unfinished = `${file}.${randomUUID()}`;
  const first = Buffer.from(firstLine(contents));
  // By position, as far as they are not in the file.
  const waiting = new Map<number, Buffer>();
  let waitingBytes = 0;
  let end = first.length;
  let written: GrowingBlockFile | undefined;
  let failure: unknown;
  const source: Place['source'] = {
    read: (at, length) => waiting.get(at) ?? (written as GrowingBlockFile).read(at, length),
  };

  const add = (record: Buffer): Place => {
    const place = { source, at: end, length: record.length };
    waiting.set(end, record);
    waitingBytes += record.length;
    end += record.length;
    return place;
  };
  const write = (): GrowingBlockFile => {
    if (written === undefined) {
      written = createBlockFile(unfinished);
      written.append(first);
    }
    written.append(Buffer.concat([...waiting.values()]));
    waiting.clear();
    waitingBytes = 0;
    return written;
  };

  return {
    source,
    add: (record) => {
      const place = add(record);
      try {
        if (waitingBytes > mostWaiting && file !== undefined && failure === undefined) write();
      } catch (error) {
        // The records wait in memory, as all that follow.
        failure = error;
      }
      return place;
    },
    few: () =>
      written === undefined
        ? { records: Buffer.concat([...waiting.values()]), start: first.length }
        : undefined,
    finish: (commit) => {
      if (failure !== undefined) throw failure;
      add(commitOf(commit));
      const whole = write();
      if (file !== undefined) renameSync(unfinished, file);
      return { source: whole, end };
    },
    discard: () => {
      if (written !== undefined) rmSync(unfinished, { force: true });
    },
  };
}
