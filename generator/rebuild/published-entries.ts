import type { AnyEntry, Content, Kind } from '../content/content.ts';
import { hrefOf } from '../content/paths.ts';
import type { EntryPaths } from '../routes/entry-paths.ts';
import type { RouteList } from '../routes/route-list.ts';
import { type LazyList, lazyList } from '../util/lazy-list.ts';

/** One entry of a published site: tells the CMS which version of it is where. */
export interface PublishedEntry {
  readonly kind: Kind;
  /** Its id in the CMS. */
  readonly id: number;
  /** Its last edit, as the CMS gives it: in UTC, without a zone, "2026-11-25T11:00:00". */
  readonly modified: string;
  /** The address of its own page: "/event/x/". Empty for an entry without one, such as the popup. */
  readonly paths: readonly string[];
}

export interface PublishedContent {
  readonly content: Pick<Content, 'entries'>;
  readonly paths: Pick<EntryPaths, 'ofEntry'>;
  readonly routes: Pick<RouteList, 'has'>;
}

/**
 * Lists all entries that a site was made from, sorted by kind and id. Each is read from the content
 * again: a number and a mark for each are kept.
 */
export function listPublishedEntries({ content, paths, routes }: PublishedContent): LazyList<PublishedEntry> {
  const lists = Object.entries<readonly AnyEntry[]>(content.entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entries]) => ({ entries, order: orderById(entries) }));
  const length = lists.reduce((sum, { order }) => sum + order.length, 0);
  const hasPage = new Uint8Array(length);
  const all = function* (): Generator<AnyEntry> {
    for (const { entries, order } of lists) for (const place of order) yield entries[place] as AnyEntry;
  };
  let number = 0;
  for (const entry of all()) {
    const path = paths.ofEntry(entry);
    if (path !== null && routes.has(path)) hasPage[number] = 1;
    number += 1;
  }
  return lazyList(length, function* () {
    let number = 0;
    for (const entry of all()) {
      const path = hasPage[number] === 1 ? paths.ofEntry(entry) : null;
      number += 1;
      yield {
        kind: entry.kind,
        id: entry.id,
        modified: entry.modified.slice(0, secondsLength),
        paths: path === null ? [] : [hrefOf(path)],
      };
    }
  });
}

/** Returns the places of entries, sorted by id. */
function orderById(entries: readonly AnyEntry[]): Uint32Array {
  const ids = Float64Array.from(entries, ({ id }) => id);
  return Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
}

/** WordPress keeps seconds. */
const secondsLength = '2026-11-25T11:00:00'.length;
