/**
 * What a way from one address to another is: to another page, to the same one with another query, to an anchor of it, to
 * its top by leaving the hash out, or nowhere.
 */
export type Navigation = 'page' | 'query' | 'anchor' | 'top' | 'none';

interface Way {
  readonly from: URL;
  readonly to: URL;
  /** While an error is shown, even the same address is worth another try. */
  readonly hasFailed: boolean;
}

/** Pages are static: one path is one page, whatever the query. */
export function navigationOf({ from, to, hasFailed }: Way): Navigation {
  if (hasFailed || from.pathname !== to.pathname) return 'page';
  if (from.search !== to.search) return 'query';
  if (/#/.test(to.href)) return 'anchor';
  return from.href === to.href ? 'none' : 'top';
}
