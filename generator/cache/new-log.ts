import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { firstLine, type Log, type Place } from './log.ts';
import { type LogFile, openLogFile } from './log-file.ts';
import { type Commit, commitOf } from './log-records.ts';

/** A log that is being written. No other process sees it before it is finished. */
export interface NewLog {
  /** Of all its places. */
  readonly source: Place['source'];
  /** Adds a record. Its value can be read at once. Never throws: what cannot be written waits in memory. */
  readonly add: (record: Buffer) => Place;
  /** Returns the position of the next record. Throws when something could not be written. */
  readonly end: () => number;
  /** Returns all records and the place of the first, while they are few; undefined when they lie in a file. */
  readonly few: () => { readonly records: Buffer; readonly start: number } | undefined;
  /** Puts the log in its place, or discards it and throws as the file system does; the values stay readable. */
  readonly finish: (commit: Commit) => Pick<Log, 'source' | 'end'>;
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
  let start = 0;
  let end = first.length;
  let written: LogFile | undefined;
  let failure: unknown;
  const source: Place['source'] = {
    read: (at, length) => waiting.get(at) ?? (written as LogFile).read(at, length),
  };
  const records = (): Buffer => Buffer.concat([...waiting.values()]);
  const write = (): LogFile => {
    written ??= openLogFile(file ?? unfinished, unfinished);
    written.write(start === 0 ? Buffer.concat([first, records()]) : records(), start);
    waiting.clear();
    start = end;
    return written;
  };
  const add = (record: Buffer): Place => {
    const place = { source, at: end, length: record.length };
    waiting.set(end, record);
    end += record.length;
    return place;
  };
  const discard = (): void => {
    if (written !== undefined) rmSync(unfinished, { force: true });
  };

  return {
    source,
    add: (record) => {
      const place = add(record);
      try {
        if (end - start > mostWaiting && file !== undefined && failure === undefined) write();
      } catch (error) {
        failure = error;
      }
      return place;
    },
    end: () => {
      if (failure !== undefined) throw failure;
      return end;
    },
    few: () => (written === undefined ? { records: records(), start: first.length } : undefined),
    finish: (commit) => {
      try {
        if (failure !== undefined) throw failure;
        add(commitOf(commit));
        const whole = write();
        if (file !== undefined) renameSync(unfinished, file);
        return { source: whole, end };
      } catch (error) {
        discard();
        throw error;
      }
    },
    discard,
  };
}
