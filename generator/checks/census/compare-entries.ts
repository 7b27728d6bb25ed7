import { type CensusRows, censusVersion } from '../../publish/census.ts';
import { type EntryMeasure, entryMeasures } from '../../publish/measures.ts';
import { countsAt, type EntryRow, readRow } from './entry-row.ts';
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

/** Censuses to compare, and the moment, in seconds since 1970, at which both count events to come. */
export interface Compared {
  readonly before: CensusRows;
  readonly after: CensusRows;
  readonly now: number;
}

/**
 * Compares the entries of two censuses one by one, so that a gain does not hide a loss. An edit
 * changes an entry's date: what an entry of another date has less is counted only where most
 * entries of its kind have less at once.
 */
export function compareEntries({ before, after, now }: Compared): readonly KindChange[] {
  const isSameWay = before.version === censusVersion;
  return Object.entries(before.entries).map(([kind, rows]) => {
    const found = after.entries[kind] ?? [];
    const lost = openFall();
    const falls = mapMeasures(openMeasure);
    for (const [row, later] of joinRows(rows, found)) {
      if (later === undefined) lost.add(1, row.id);
      if (!isSameWay) continue;
      const was = countsAt(row, now);
      const is = later && countsAt(later, now);
      const isEdited = later !== undefined && later.modified > row.modified;
      for (const measure of entryMeasures)
        falls[measure].add(row.id, { was: was[measure], is: is?.[measure], isEdited });
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

export function noFalls(): Pick<KindChange, 'falls' | 'fewer'> {
  return {
    falls: mapMeasures((measure) => openMeasure(measure).end()),
    fewer: mapMeasures(() => 0),
  };
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

/** Yields each row with the later one of its id. Both lists are read once. */
function* joinRows(
  rows: readonly string[],
  now: readonly string[],
): Generator<readonly [row: EntryRow, found: EntryRow | undefined]> {
  const later = byId(now);
  let next = later.next();
  for (const row of byId(rows)) {
    while (!next.done && next.value.id < row.id) next = later.next();
    yield [row, !next.done && next.value.id === row.id ? next.value : undefined];
  }
}

/** Yields rows sorted by id, as a census has them; those of a manifest that was edited are sorted first. */
function* byId(rows: Iterable<string>): Generator<EntryRow, undefined> {
  let before = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    // The first column of a row.
    const id = Number.parseInt(row, 10);
    if (id < before) return yield* Array.from(rows, readRow).sort((a, b) => a.id - b.id);
    before = id;
  }
  for (const row of rows) yield readRow(row);
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
