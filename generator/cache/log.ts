import { closeSync, existsSync, fstatSync, openSync, writeSync } from 'node:fs';
import { type LogFile, openLogFile } from './log-file.ts';
import { type Commit, readRecord, recordsFrom } from './log-records.ts';
import { OtherFormat, OtherVersion, UnusableFile } from './unusable-file.ts';

// A log: the first line names the contents and the version, records follow. A record without a key is a
// commit: those since the last one count from then on. A later record of a key takes the place of an earlier
// one; one without a value removes it. What follows the last commit was left by a process that was killed.

/** Raise this number when the shape of anything that is kept changes. */
const version = 15;

/** The place of a record. */
export interface Place {
  readonly source: Pick<LogFile, 'read'>;
  readonly at: number;
  readonly length: number;
}

/** A log as it was read, or written. */
export interface Log<Kept = Place> {
  readonly source: LogFile;
  /** By key. */
  readonly places: ReadonlyMap<string, Kept>;
  /** Where the last commit ends. */
  readonly end: number;
  /** The value of the last commit; undefined without one. */
  readonly committed: unknown;
  /** The state of what follows the last commit; nothing behind a damaged record is read. */
  readonly rest: 'nothing' | 'unfinished' | 'damaged';
}

/** A log that more may be read of. */
export interface ReadLog<Kept = Place> extends Log<Kept> {
  readonly places: Map<string, Kept>;
}

/** Makes what is kept of a record. The value is valid until the function returns. */
type Keep<Kept> = (place: Place, value: Buffer, key: string) => Kept;

/** Returns the first line of a file. */
export function firstLine(contents: string): string {
  return `${JSON.stringify({ format: `boardwalk ${contents}`, version })}\n`;
}

/** Reads the places of a log, by key. Throws an OtherFormat, and as the file system does. */
export function readPlaces(contents: string, file: string): ReadLog {
  return readLog(contents, file, (place) => place);
}

/**
 * Reads what `keep` makes of the records of a log: an UnusableFile is damage. Throws an OtherFormat, and as the file system
 * does.
 */
export function readLog<Kept>(contents: string, file: string, keep: Keep<Kept>): ReadLog<Kept> {
  const source = openLogFile(file);
  const found = firstLineIn(source);
  if (found !== firstLine(contents)) throw otherFormat(found);
  return readOn(startAt(source, found.length), source.size, keep);
}

/** Reads the places of a log, whatever its contents. */
export function readAnyLog(file: string): Log {
  const found = firstLineIn(openLogFile(file));
  return readPlaces(/^\{"format":"boardwalk ([^"]+)"/.exec(found)?.[1] ?? '', file);
}

/** Contents may be named by a long hash. */
function firstLineIn(source: LogFile): string {
  return source.read(0, 1000).toString('latin1').replace(/\n.*/s, '\n');
}

/** Returns the error of a file whose first line is not the one that is asked for. */
function otherFormat(line: string): OtherFormat {
  return /^\{"format":"boardwalk [^"]+","version":\d+\}\n$/.test(line)
    ? new OtherVersion()
    : new OtherFormat();
}

function startAt<Kept>(source: LogFile, end: number): ReadLog<Kept> {
  return { source, places: new Map(), end, committed: undefined, rest: 'nothing' };
}

/** Reads on behind the last commit, up to the `size` of the file. The places found so far change. */
export function readOn<Kept>(
  { source, places, end: start, committed: last }: ReadLog<Kept>,
  size: number,
  keep: Keep<Kept>,
): ReadLog<Kept> {
  let end = start;
  let committed = last;
  let waiting = new Map<string, Kept | undefined>();
  const take = (commit: Commit): void => {
    if (commit.after !== null && commit.after !== end) return;
    for (const [key, kept] of waiting) {
      if (kept === undefined) places.delete(key);
      else places.set(key, kept);
    }
    committed = commit.value;
  };
  let isDamaged = false;
  try {
    for (const { key, value, at, length } of recordsFrom({ size, read: source.read }, end)) {
      if (key !== '') {
        waiting.set(key, value.length === 0 ? undefined : keep({ source, at, length }, value, key));
        continue;
      }
      take(JSON.parse(value.toString()));
      waiting = new Map();
      end = at + length;
    }
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    isDamaged = true;
  }
  const rest = isDamaged ? 'damaged' : end < size ? 'unfinished' : 'nothing';
  return { source, places, end, committed, rest };
}

/** Reads the value at a place, valid until the next read of any file; undefined when it was damaged meanwhile. */
export function valueAt({ source, at, length }: Place): Buffer | undefined {
  return readRecord(source.read(at, length))?.value;
}

/** Returns true when nothing is behind the last commit, and at least half of the log is in use. */
export function isWorthKeeping({ places, end, rest }: Log<{ readonly length: number }>): boolean {
  let used = 0;
  for (const { length } of places.values()) used += length;
  return rest === 'nothing' && 2 * used >= end;
}

/**
 * Adds records and their commit, unless another file has the name of the log by now, or another process has added
 * something: then it returns false. Throws as the file system does.
 */
export function appendToLog({ source, end }: Pick<Log, 'source' | 'end'>, bytes: Buffer): boolean {
  if (!existsSync(source.file)) return false;
  const descriptor = openSync(source.file, 'a');
  try {
    const { ino, size } = fstatSync(descriptor);
    if (ino !== source.inode || size !== end) return false;
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
    return true;
  } finally {
    closeSync(descriptor);
  }
}
