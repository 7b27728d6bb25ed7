import { appendFileSync, existsSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { commitOf, isWorthKeeping, type ReadLog, readLog, readRecords, valueAt } from './log.ts';
import { recordOf } from './log-records.ts';
import { startLog } from './new-log.ts';
import { UnusableFile } from './unusable-file.ts';

/** Values by key in one log, which several processes may read and add to at a time. */
export interface SharedValues<Value> {
  /** Returns undefined for a missing or damaged value. */
  readonly load: (key: string) => Value | undefined;
  /** Never throws: without the value, the next build makes it again. */
  readonly save: (key: string, value: Value) => void;
}

/** Opens values in a file, whose folder need not exist. */
export function openSharedValues<Value extends object>(
  contents: string,
  file: string,
  schema: z.ZodType<Value>,
): SharedValues<Value> {
  let log: ReadLog | undefined;
  let seen: number | undefined;
  let isReady = false;

  /** Reads what was added since the last look. Throws as the file system does, unless the file is missing. */
  const look = (): void => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && found.size === seen && found.ino === log?.source.inode) return;
    seen = found?.size;
    if (found !== undefined && found.ino === log?.source.inode && log.end <= found.size)
      log = readRecords(log, found.size);
    else log = found && readUsable(contents, file);
  };
  /** Writes a log again that is missing, or to which nothing can be added. */
  const prepare = (): void => {
    look();
    if (log !== undefined && isWorthKeeping(log) && existsSync(file)) return;
    const next = startLog(contents, file);
    try {
      for (const [key, place] of log?.places ?? []) {
        const value = valueAt(place);
        if (value !== undefined) next.add(recordOf(key, value));
      }
      next.finish({ after: null });
    } finally {
      next.discard();
    }
  };
  const find = (key: string): string | undefined => {
    try {
      if (log?.places.has(key) !== true) look();
    } catch {
      // As good as missing.
    }
    const place = log?.places.get(key);
    return place && valueAt(place)?.toString();
  };

  return {
    load: (key) => {
      const json = find(key);
      return json === undefined ? undefined : schema.safeParse(JSON.parse(json)).data;
    },
    save: (key, value) => {
      try {
        if (!isReady || !existsSync(file)) prepare();
        appendFileSync(file, Buffer.concat([recordOf(key, JSON.stringify(value)), commit]));
        isReady = true;
        // The one before is not the value any more.
        log?.places.delete(key);
      } catch {
        // A part of the record may be there.
        isReady = false;
      }
    },
  };
}

const commit = commitOf({ after: null });

/** Returns undefined for a file that can be replaced. */
function readUsable(contents: string, file: string): ReadLog | undefined {
  try {
    return readLog(contents, file);
  } catch (error) {
    if (error instanceof UnusableFile) return undefined;
    throw error;
  }
}
