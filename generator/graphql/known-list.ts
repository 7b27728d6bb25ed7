import type { PageVariables } from '../content/queries/documents.ts';
import type { KnownList, PageEnd } from '../content/saved/saved-crawl.ts';

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
  const counts = new Map(ids.map((id, place) => [id, place + 1]));
  const countUpTo = (id: number): number => counts.get(id) ?? 0;
  return (read) => {
    const last = read.findLast(({ databaseId }) => countUpTo(databaseId) > 0);
    const count = last === undefined ? 0 : countUpTo(last.databaseId);
    const end = firstAbove(count, ends);
    return Math.min(pageSize, end - count);
  };
}

/** Finds the first page end after so many entries, by halving: a large list has thousands. */
function firstAbove(count: number, ends: KnownList['ends']): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle]?.[0] ?? 0) > count) high = middle;
    else low = middle + 1;
  }
  return ends[low]?.[0] ?? Number.POSITIVE_INFINITY;
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
