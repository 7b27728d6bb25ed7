import type { PageVariables } from '../../content/queries/documents.ts';
import type { KnownList, PageEnd } from '../../content/saved/saved-crawl.ts';

/** The page limit of WPGraphQL, which silently cuts longer ones. */
const pageSize = 100;

export const firstPage: PageVariables = { first: pageSize, after: null };

export const emptyList: KnownList = { ids: [], ends: [], most: pageSize };

/** Lists the pages of an unchanged list. */
export function pagesOf({ ends }: KnownList): readonly PageVariables[] {
  const starts: readonly PageEnd[] = [[0, ''], ...ends];
  return starts.map(([count, cursor], index) => ({
    first: (ends[index]?.[0] ?? count + pageSize) - count,
    after: cursor === '' ? null : cursor,
  }));
}

/**
 * Returns how many entries to request next, so that the page ends at the start of a known page:
 * after added, deleted or moved entries, the listing returns to the known pages within a page or
 * two.
 */
export function openSizes({ ids, ends }: KnownList): (read: readonly { databaseId: number }[]) => number {
  const counts = new Map(ids.map((id, index) => [id, index + 1]));
  return (read) => {
    const last = read.findLast(({ databaseId }) => counts.has(databaseId));
    const count = last === undefined ? 0 : (counts.get(last.databaseId) ?? 0);
    const end = ends.find(([position]) => position > count)?.[0] ?? Number.POSITIVE_INFINITY;
    return Math.min(pageSize, end - count);
  };
}

/** Drops page ends that are not needed: each edit adds some, and small pages would accumulate. */
export function thinOut({ ids, ends, most }: KnownList): KnownList {
  let start = 0;
  const needed = ends.filter(([position], index) => {
    const next = ends[index + 1]?.[0] ?? ids.length;
    if (next - start <= most) return false;
    start = position;
    return true;
  });
  return { ids, ends: needed, most };
}
