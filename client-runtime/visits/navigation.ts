/**
 * The kind of way from one address to another: to another page, another query, an anchor of the
 * page, its top without the hash, or nowhere.
 */
export type Navigation = 'page' | 'query' | 'anchor' | 'top' | 'none';

interface Way {
  readonly from: URL;
  readonly to: URL;
  /** While an error is shown, even the same address is tried again. */
  readonly hasFailed: boolean;
}

/** Pages are static: one path is one page, whatever the query. */
export function navigationOf({ from, to, hasFailed }: Way): Navigation {
  if (hasFailed || from.pathname !== to.pathname) return 'page';
  if (from.search !== to.search) return 'query';
  if (/#/.test(to.href)) return 'anchor';
  return from.href === to.href ? 'none' : 'top';
}
