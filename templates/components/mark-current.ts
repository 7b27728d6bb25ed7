import type { Href } from '../types.ts';
import { rememberBy, rememberOf } from './remember.ts';

/** A menu item with a mark for the current page. */
export interface MarkedItem extends MenuItem {
  /** The item links to the page itself, or to its part of the site. */
  readonly current?: 'page' | 'true';
  readonly children: readonly MarkedItem[];
}

/**
 * Marks the items of a menu that link to the page with this path, or to a page above it: pages with the same
 * marks get the same list.
 */
export function markCurrent(items: readonly MenuItem[], path: string): readonly MarkedItem[] {
  return menuOf(items)(path);
}

const menuOf = rememberOf((items: readonly MenuItem[]) => {
  const hrefs = hrefsIn(items);
  return rememberBy(
    (path: string) => hrefs.map((href) => currency(href, path)).join(),
    (path) => mark(items, path),
  );
});

function hrefsIn(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap(({ href, children }) => [...(href === undefined ? [] : [href]), ...hrefsIn(children)]);
}

function mark(items: readonly MenuItem[], path: string): readonly MarkedItem[] {
  return items.map((item) => {
    const current = currency(item.href, path);
    return { ...item, ...(current && { current }), children: mark(item.children, path) };
  });
}

function currency(href: string | undefined, path: string): MarkedItem['current'] {
  if (href === undefined) return undefined;
  if (href === path) return 'page';
  return href.length > 1 && href.endsWith('/') && path.startsWith(href) ? 'true' : undefined;
}

export interface MenuItem {
  readonly label: string;
  /** Absent for an item that only groups others. */
  readonly href?: Href;
  readonly opensNewTab?: boolean;
  readonly children: readonly MenuItem[];
}
