import type { Warn } from '../problems/problem.ts';
import { appendToLog, isWorthKeeping, type Log, type Place, readPlaces, valueAt } from './log.ts';
import { commitOf, recordOf } from './log-records.ts';
import { startLog } from './new-log.ts';
import { damagedLog, isMissing, OtherVersion } from './unusable-file.ts';

/**
 * Values by key. Reads each from the disk on access: of a large site they are hundreds of MB.
 * Undefined for a value that was damaged meanwhile.
 */
export interface KeptValues<Value> extends Pick<ReadonlyMap<string, Value>, 'get' | 'has' | 'size'> {
  /** The log that they were read from, or saved to. */
  readonly log?: Log | undefined;
}

/** The values of the running build. */
export interface NewValues<Value> extends KeptValues<Value> {
  readonly add: (key: string, value: Value) => void;
  /** Keeps a value of the last build without reading it. Returns false when the last build has none. */
  readonly keep: (key: string) => boolean;
  readonly keys: () => Iterable<string>;
  /**
   * Keeps these values, and no others, with a header. Throws when something could not be written; the values stay
   * readable.
   */
  readonly save: (header: object) => void;
  /** Removes unsaved values. */
  readonly discard: () => void;
}

/**
 * Reads what the last build has kept: nothing when the file is missing or of another version. What a damaged one has lost
 * is made again, which is told.
 */
export function loadKept<Value>(contents: string, file: string, warn: Warn): KeptValues<Value> {
  try {
    const log = readPlaces(contents, file);
    if (log.rest === 'damaged' || log.committed === undefined) warn(damagedLog(file));
    return { ...valuesAt<Value>(log.places), size: log.places.size, log };
  } catch (error) {
    if (!isMissing(error) && !(error instanceof OtherVersion)) warn(damagedLog(file));
    return { ...valuesAt<Value>(new Map()), size: 0 };
  }
}

/**
 * Starts the values of a build, to be saved to a file, whose folder need not exist, or to stay in memory. Saved,
 * they take the place of those before; where few differ, the difference is added to the log.
 */
export function startKept<Value>(
  contents: string,
  file?: string,
  before?: KeptValues<Value>,
): NewValues<Value> {
  const places = new Map<string, Place>();
  const added = startLog(contents, file);
  let log = before?.log;

  /** Returns false where the log has to be written again. */
  const addDifference = (header: object): boolean => {
    const few = added.few();
    if (log === undefined || few === undefined || !isWorthKeeping(log)) return false;
    const { source, end } = log;
    const gone = [...log.places.keys()].filter((key) => !places.has(key));
    const isSame = few.records.length === 0 && gone.length === 0;
    if (isSame && JSON.stringify(log.committed) === JSON.stringify(header)) return true;
    const commit = commitOf({ after: end, value: header });
    const bytes = Buffer.concat([few.records, ...gone.map((key) => recordOf(key, '')), commit]);
    if (!appendToLog(log, bytes)) return false;
    for (const [key, { source: from, at, length }] of places)
      if (from === added.source) places.set(key, { source, at: at - few.start + end, length });
    log = { source, places, end: end + bytes.length, committed: header, rest: 'nothing' };
    return true;
  };
  const writeAgain = (header: object): void => {
    for (const [key, place] of places) {
      if (place.source === added.source) continue;
      const value = valueAt(place);
      if (value === undefined) places.delete(key);
      else places.set(key, added.add(recordOf(key, value)));
    }
    const { source, end } = added.finish({ after: null, value: header });
    log = { source, places, end, committed: header, rest: 'nothing' };
  };

  return {
    ...valuesAt<Value>(places),
    get size() {
      return places.size;
    },
    get log() {
      return log;
    },
    add: (key, value) => {
      const known = log?.places.get(key);
      if (known !== undefined && isObject(value) && readFrom.get(value) === known)
        return void places.set(key, known);
      const json = JSON.stringify(value);
      const isKnown = known !== undefined && valueAt(known)?.toString() === json;
      places.set(key, isKnown ? known : added.add(recordOf(key, json)));
    },
    keep: (key) => {
      const known = log?.places.get(key);
      if (known !== undefined) places.set(key, known);
      return known !== undefined;
    },
    keys: () => places.keys(),
    save: (header) => {
      if (file !== undefined && !addDifference(header)) writeAgain(header);
    },
    discard: added.discard,
  };
}

/** Where values were read: one that is added as it is stays there, unread. */
const readFrom = new WeakMap<object, Place>();

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valuesAt<Value>(places: Log['places']): Pick<KeptValues<Value>, 'get' | 'has'> {
  return {
    has: (key) => places.has(key),
    get: (key) => {
      const place = places.get(key);
      const bytes = place && valueAt(place);
      if (place === undefined || bytes === undefined) return undefined;
      const value: Value = JSON.parse(bytes.toString());
      if (isObject(value)) readFrom.set(value, place);
      return value;
    },
  };
}
