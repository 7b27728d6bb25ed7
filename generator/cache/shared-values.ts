import { appendFileSync, existsSync, statSync } from 'node:fs';
import type { z } from 'zod';
import type { Warn } from '../problems/problem.ts';
import { isWorthKeeping, type ReadLog, readOn, readPlaces, valueAt } from './log.ts';
import { commitOf, recordOf } from './log-records.ts';
import { startLog } from './new-log.ts';
import { damagedLog, OtherVersion, UnusableFile } from './unusable-file.ts';

/** Values by key in one log, which several processes may read and add to at a time. */
export interface SharedValues<Value> {
  /** Returns undefined for a missing or damaged value. */
  readonly load: (key: string) => Value | undefined;
  /** Never throws: without the value, the next build makes it again. */
  readonly save: (key: string, value: Value) => void;
}

export interface SharedValuesOptions<Value> {
  readonly contents: string;
  /** Its folder need not exist. */
  readonly file: string;
  readonly schema: z.ZodType<Value>;
  /** Called once for a damaged file, which is written again. */
  readonly warn?: Warn | undefined;
}

export function openSharedValues<Value extends object>({
  contents,
  file,
  schema,
  warn,
}: SharedValuesOptions<Value>): SharedValues<Value> {
  let log: ReadLog | undefined;
  let seen: number | undefined;
  let isReady = false;
  let tell = warn;

  /** Reads what was added since the last look. Throws as the file system does, unless the file is missing. */
  const look = (): void => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && found.size === seen && found.ino === log?.source.inode) return;
    seen = found?.size;
    const isSame = found !== undefined && found.ino === log?.source.inode && log.end <= found.size;
    let isDamaged = false;
    try {
      if (isSame && log !== undefined) log = readOn(log, found.size, (place) => place);
      else log = found && readPlaces(contents, file);
      isDamaged = log?.rest === 'damaged';
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error;
      log = undefined;
      isDamaged = !(error instanceof OtherVersion);
    }
    if (!isDamaged) return;
    tell?.(damagedLog(file));
    tell = undefined;
    writeAgain();
  };
  const writeAgain = (): void => {
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
        if (!isReady || !existsSync(file)) {
          look();
          if (log === undefined || !isWorthKeeping(log) || !existsSync(file)) writeAgain();
        }
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
