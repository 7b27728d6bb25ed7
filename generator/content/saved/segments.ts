import type { Kind } from '../content.ts';
import type { SavedEntry } from './saved-crawl.ts';

/** A run of entries of one kind in one file. */
export interface Segment<K extends Kind = Kind> {
  readonly kind: K;
  /** Sorted by id. */
  readonly records: readonly SavedEntry<K>[];
  /** The name of its file, once it is written. */
  readonly name?: string;
}

export function isOfKind<K extends Kind>(segment: Segment, kind: K): segment is Segment<K> {
  return segment.kind === kind;
}

const size = 500;

/**
 * Cuts the entries of a kind, sorted by id, into segments. Segments begin where they began last
 * time, so that an edit, a new or a deleted entry changes one segment, and all others keep their
 * files.
 */
export function cutSegments<K extends Kind>(
  kind: K,
  records: readonly SavedEntry<K>[],
  previous: readonly Segment<K>[],
): Segment<K>[] {
  const starts = previous.map(({ records: [first] }) => first?.entry.id ?? 0);
  const runs: SavedEntry<K>[][] = previous.length > 0 ? previous.map(() => []) : [[]];
  let run = 0;
  for (const record of records) {
    while (record.entry.id >= (starts[run + 1] ?? Number.POSITIVE_INFINITY)) run++;
    runs[run]?.push(record);
  }
  return runs.flatMap((members, index) => {
    const former = previous[index];
    if (former && isSame(former.records, members)) return [former];
    return cutRun(members).map((part) => ({ kind, records: part }));
  });
}

/** A segment may grow to twice the size: so the newest one is not cut with every entry. */
function cutRun<Item>(items: readonly Item[]): (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  let start = 0;
  for (; items.length - start > 2 * size; start += size) parts.push(items.slice(start, start + size));
  return items.length === 0 ? [] : [...parts, items.slice(start)];
}

/** A reused entry is the same object. */
function isSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}
