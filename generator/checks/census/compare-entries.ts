import { censusVersion, type PlannedCensus } from '../../publish/census.ts';
import { type EntryMeasure, entryMeasures } from '../../publish/measures.ts';
import { countsAt, readRow } from './entry-row.ts';
import { isMost } from './loss.ts';

/** Changes in the entries of a kind since the last census. */
export interface KindChange {
  readonly kind: string;
  readonly lost: Fall;
  /** Entries that are new. */
  readonly came: number;
  /** Losses of entries that nobody edited, or of most of them at once. */
  readonly falls: Readonly<Record<EntryMeasure, MeasureFall>>;
  /** All losses, also by edits and removed entries: they explain missing files. */
  readonly fewer: Readonly<Record<EntryMeasure, number>>;
}

export interface MeasureFall extends Fall {
  /** All of it in the last census, and in this one. */
  readonly before: number;
  readonly after: number;
  /** The number of entries, where most have less of it, edited or not. */
  readonly mass?: number;
}

/** Both count events to come at the moment of the later one. */
type Entries = Pick<PlannedCensus, 'rows' | 'now'>;

/**
 * Compares the entries of two censuses one by one, so that a gain does not hide a loss. An edit
 * changes an entry's date: what an entry of another date has less is counted only where most
 * entries of its kind have less at once.
 */
export function compareEntries(
  { rows: before }: Entries,
  { rows: after, now = 0 }: Entries,
): readonly KindChange[] {
  const isSameWay = before.version === censusVersion;
  return Object.entries(before.entries).map(([kind, rows]) => {
    const found = after.entries[kind] ?? [];
    const lost = openFall();
    const falls = mapMeasures(openMeasure);
    for (const [row, later] of joinRows(rows, found)) {
      const id = idOf(row);
      if (later === undefined) lost.add(1, id);
      if (!isSameWay) continue;
      const old = readRow(row);
      // Most entries are as they were: their rows are read once.
      const current = later === undefined ? undefined : later === row ? old : readRow(later);
      const was = countsAt(old, now);
      const is = current === old ? was : current && countsAt(current, now);
      const isEdited = current !== undefined && current.modified > old.modified;
      for (const measure of entryMeasures)
        falls[measure].add(id, { was: was[measure], is: is?.[measure], isEdited });
    }
    return {
      kind,
      lost: lost.end(),
      came: found.length - (rows.length - lost.end().count),
      falls: mapMeasures((measure) => falls[measure].end()),
      fewer: mapMeasures((measure) => falls[measure].fewer()),
    };
  });
}

interface Pair {
  readonly was: number;
  /** Undefined for a removed entry. */
  readonly is: number | undefined;
  readonly isEdited: boolean;
}

function openMeasure(measure: EntryMeasure) {
  const unedited = openFall();
  const all = openFall();
  let [before, after, fewer, having] = [0, 0, 0, 0];
  return {
    add: (id: number, { was, is, isEdited }: Pair): void => {
      const less = Math.max(0, was - (is ?? 0));
      before += was;
      after += is ?? 0;
      fewer += less;
      // A removed entry takes its own with it. A programme must not end by removed events either.
      if (is === undefined && measure !== 'coming') return;
      if (was > 0) having += 1;
      all.add(less, id);
      if (is !== undefined && !isEdited) unedited.add(less, id);
    },
    fewer: () => fewer,
    end: (): MeasureFall => {
      const mass = all.entries();
      const isMass = mass > unedited.entries() && isMost(mass, having);
      const { count, ids } = (isMass ? all : unedited).end();
      return { count, ids, before, after, ...(isMass && { mass }) };
    },
  };
}

/** Yields each row with the later one of its id. */
function* joinRows(
  rows: readonly string[],
  now: readonly string[],
): Generator<readonly [row: string, found: string | undefined]> {
  const later = byId(now);
  let next = 0;
  for (const row of byId(rows)) {
    const id = idOf(row);
    while (idOf(later[next]) < id) next += 1;
    yield [row, idOf(later[next]) === id ? later[next] : undefined];
  }
}

/** Sorts rows by id: a census has them so, a manifest that was edited may not. */
function byId(rows: readonly string[]): readonly string[] {
  const isSorted = rows.every((row, place) => place === 0 || idOf(rows[place - 1]) <= idOf(row));
  return isSorted ? rows : rows.toSorted((a, b) => idOf(a) - idOf(b));
}

/** The first column of a row; NaN where there is no row. */
function idOf(row: string | undefined): number {
  return Number.parseInt(row ?? '', 10);
}

function mapMeasures<Value>(make: (measure: EntryMeasure) => Value): Record<EntryMeasure, Value> {
  const made = entryMeasures.map((measure) => [measure, make(measure)]);
  return Object.fromEntries(made);
}

/** The number of missing items of a measure, and the ids of the first entries concerned. */
interface Fall {
  readonly count: number;
  readonly ids: readonly number[];
}

/** Starts to sum up what entries have lost. */
function openFall() {
  let count = 0;
  let entries = 0;
  const ids: number[] = [];
  return {
    add: (by: number, id: number): void => {
      if (by <= 0) return;
      count += by;
      entries += 1;
      if (ids.length < 3) ids.push(id);
    },
    /** The number of entries that have lost something. */
    entries: () => entries,
    end: (): Fall => ({ count, ids }),
  };
}
