import type { Row } from '../../../client-runtime/search/search-index.ts';
import { cutRows, isEnd } from './cut-rows.ts';

/** Published rows, which are read only where an edit reaches them. */
export interface KnownRows {
  /** The id of the first. */
  readonly first: number;
  readonly read: () => readonly Row[];
}

/**
 * Makes the files of rows after edits from those before, as `cutRows` would cut all rows: the same object where nothing has changed.
 * `edits`: by id, the row that an entry has now; null where it has gone.
 */
export function* editRows<Known extends KnownRows>(
  known: readonly Known[],
  edits: ReadonlyMap<number, Row | null>,
): Generator<Known | readonly Row[]> {
  const sorted = [...edits].sort(([a], [b]) => a - b);
  let taken = 0;
  /** Returns the edits of ids below one. */
  const takeBelow = (id: number) => {
    const start = taken;
    while (taken < sorted.length && (sorted[taken]?.[0] ?? id) < id) taken += 1;
    return sorted.slice(start, taken);
  };
  // The rows since the last place where a file surely ends.
  let open: Row[] = [];
  const close = () => {
    const rows = open;
    open = [];
    return cutRows(rows.map((row) => ({ id: row[0], row })));
  };
  for (const [at, rows] of known.entries()) {
    const found = takeBelow(known[at + 1]?.first ?? Number.POSITIVE_INFINITY);
    if (found.length === 0 && open.length === 0) {
      yield rows;
      continue;
    }
    const byId = new Map([...open, ...rows.read()].map((row) => [row[0], row]));
    for (const [id, row] of found)
      if (row === null) byId.delete(id);
      else byId.set(id, row);
    open = [...byId.values()].sort(([a], [b]) => a - b);
    if (isEnd(open.at(-1)?.[0] ?? 0)) for (const group of close()) yield group.map(({ row }) => row);
  }
  const others = takeBelow(Number.POSITIVE_INFINITY).flatMap(([, row]) => (row === null ? [] : [row]));
  open = [...open, ...others];
  for (const group of close()) yield group.map(({ row }) => row);
}
