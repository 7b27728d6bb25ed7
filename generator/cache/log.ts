import { closeSync, existsSync, fstatSync, openSync, writeSync } from 'node:fs';
import { type BlockFile, type NumberedFile, openBlockFile } from './block-file.ts';
import { firstLine, otherFormat } from './checked-lines.ts';
import { readRecord, recordOf, recordsFrom } from './log-records.ts';
import { UnusableFile } from './unusable-file.ts';

// A log: the first line names the contents and the version, records follow. A record without a key is a
// commit: those since the last one count from then on. A later record of a key takes the place of an earlier
// one; one without a value removes it. What follows the last commit was left by a process that was killed.

/** The place of a record. */
export interface Place {
  readonly source: Pick<BlockFile, 'read'>;
  readonly at: number;
  readonly length: number;
}

/** A log as it was read, or written. */
export interface Log {
  readonly source: NumberedFile;
  /** By key. */
  readonly places: ReadonlyMap<string, Place>;
  /** Where the last commit ends. */
  readonly end: number;
  /** The value of the last commit; undefined without one. */
  readonly committed: unknown;
  /** The state of what follows the last commit; nothing behind a damaged record is read. */
  readonly rest: 'nothing' | 'unfinished' | 'damaged';
}

/** A log that more may be read of. */
export interface ReadLog extends Log {
  readonly places: Map<string, Place>;
}

/** The value of a commit. */
export interface Commit {
  /** Where the log ended that its writer knew: after another end, its records do not count. Null: after any. */
  readonly after: number | null;
  readonly value?: unknown;
}

/** Reads a log. Throws an OtherFormat, and as the file system does. */
export function readLog(contents: string, file: string): ReadLog {
  const source = openBlockFile(file);
  const first = firstLine(contents);
  const found = firstLineIn(source);
  if (found !== first) throw otherFormat(found);
  return readRecords(startAt(source, first.length), source.size);
}

/** Reads a log, whatever its contents. */
export function readAnyLog(file: string): ReadLog {
  const source = openBlockFile(file);
  const found = firstLineIn(source);
  const contents = /^\{"format":"boardwalk ([^"]+)"/.exec(found)?.[1] ?? '';
  if (found !== firstLine(contents)) throw otherFormat(found);
  return readRecords(startAt(source, found.length), source.size);
}

/** Contents may be named by a long hash. */
function firstLineIn(source: BlockFile): string {
  return source.read(0, 1000).toString('latin1').replace(/\n.*/s, '\n');
}

function startAt(source: NumberedFile, end: number): ReadLog {
  return { source, places: new Map(), end, committed: undefined, rest: 'nothing' };
}

/** Reads on behind the last commit, up to the `size` of the file. The places found so far change. */
export function readRecords({ source, places, end: start, committed: last }: ReadLog, size: number): ReadLog {
  let end = start;
  let committed = last;
  let waiting = new Map<string, Place | undefined>();
  const take = (commit: Commit): void => {
    if (commit.after !== null && commit.after !== end) return;
    for (const [key, place] of waiting) {
      if (place === undefined) places.delete(key);
      else places.set(key, place);
    }
    committed = commit.value;
  };
  let isDamaged = false;
  try {
    for (const { key, value, at, length } of recordsFrom({ size, read: source.read }, end)) {
      if (key !== '') {
        waiting.set(key, value.length === 0 ? undefined : { source, at, length });
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

export function commitOf(commit: Commit): Buffer {
  return recordOf('', JSON.stringify(commit));
}

/** Returns true when nothing is behind the last commit, and at least half of the log is in use. */
export function isWorthKeeping({ places, end, rest }: Log): boolean {
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
