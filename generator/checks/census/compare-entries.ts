import { type CensusRows, censusVersion } from '../../publish/census.ts';
import { type EntryMeasure, entryMeasures } from '../../publish/measures.ts';
import type { LazyList } from '../../util/lazy-list.ts';
import { type EntryRow, readRow } from './entry-row.ts';

/** The number of missing items of a measure, and the ids of the first entries concerned. */
export interface Fall {
  readonly count: number;
  readonly ids: readonly number[];
}

/** Changes in the entries of a kind since the last census. */
export interface KindChange {
  readonly kind: string;
  readonly lost: Fall;
  /** Entries that are new. */
  readonly came: number;
  /** Entries that an editor changed: their losses are intended. */
  readonly edited: number;
  /** Losses of entries that nobody edited. */
  readonly falls: Readonly<Record<EntryMeasure, Fall>>;
  /** All losses, also by edits and removed entries: they explain missing files. */
  readonly fewer: Readonly<Record<'pictures' | 'categories', number>>;
}

/**
 * Compares the entries of two censuses one by one, so that a gain does not hide a loss. An edit
 * changes an entry's date: what an entry of another date or a removed entry has less is not
 * counted.
 */
export function compareEntries(before: CensusRows, after: CensusRows): readonly KindChange[] {
  return Object.entries(before.entries).map(([kind, rows]) => {
    return compareKind({ kind, rows, now: after.entries[kind] ?? [] }, before.version === censusVersion);
  });
}

export function noFalls(): KindChange['falls'] {
  return mapMeasures(() => ({ count: 0, ids: [] }));
}

interface KindRows {
  readonly kind: string;
  /** Of the last census. */
  readonly rows: LazyList<string>;
  readonly now: LazyList<string>;
}

/** `isSameWay`: the rows were counted in the same way. */
function compareKind({ kind, rows, now }: KindRows, isSameWay: boolean): KindChange {
  const lost = openFall();
  const falls = mapMeasures(openFall);
  let edited = 0;
  const fewer = { pictures: 0, categories: 0 };
  for (const [row, found] of joinRows(rows, now)) {
    const isEdited = found !== undefined && found.modified > row.modified;
    if (isEdited) edited += 1;
    if (found === undefined) lost.add(1, row.id);
    if (!isSameWay) continue;
    for (const measure of ['pictures', 'categories'] as const)
      fewer[measure] += Math.max(0, row.counts[measure] - (found?.counts[measure] ?? 0));
    if (found === undefined || isEdited) continue;
    for (const measure of entryMeasures)
      falls[measure].add(row.counts[measure] - found.counts[measure], row.id);
  }
  return {
    kind,
    lost: lost.end(),
    came: now.length - (rows.length - lost.end().count),
    edited,
    falls: mapMeasures((measure) => falls[measure].end()),
    fewer,
  };
}

/** Yields each row with the later one of its id. Both lists are read once. */
function* joinRows(
  rows: Iterable<string>,
  now: Iterable<string>,
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
    const { id } = readRow(row);
    if (id < before) return yield* Array.from(rows, readRow).sort((a, b) => a.id - b.id);
    before = id;
  }
  for (const row of rows) yield readRow(row);
}

function openFall() {
  let count = 0;
  const ids: number[] = [];
  return {
    add: (by: number, id: number): void => {
      if (by <= 0) return;
      count += by;
      if (ids.length < 3) ids.push(id);
    },
    end: (): Fall => ({ count, ids }),
  };
}

function mapMeasures<Value>(make: (measure: EntryMeasure) => Value): Record<EntryMeasure, Value> {
  return {
    titles: make('titles'),
    texts: make('texts'),
    words: make('words'),
    pictures: make('pictures'),
    categories: make('categories'),
  };
}
