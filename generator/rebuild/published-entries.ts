import type { AnyEntry, Content, Kind } from '../content/content.ts';
import { hrefOf } from '../content/paths.ts';
import type { EntryPaths } from '../routes/entry-paths.ts';
import type { RouteList } from '../routes/route.ts';

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

/** Lists all entries that a site was made from, sorted by kind and id. */
export function listPublishedEntries({
  content,
  paths,
  routes,
}: PublishedContent): readonly PublishedEntry[] {
  return Object.values<readonly AnyEntry[]>(content.entries)
    .flatMap((entries) =>
      entries.map((entry) => {
        const path = paths.ofEntry(entry);
        return {
          kind: entry.kind,
          id: entry.id,
          modified: entry.modified.slice(0, secondsLength),
          paths: path !== null && routes.has(path) ? [hrefOf(path)] : [],
        };
      }),
    )
    .sort((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1));
}

/** WordPress keeps seconds. */
const secondsLength = '2026-11-25T11:00:00'.length;
