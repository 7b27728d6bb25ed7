import type { Href } from '../types.ts';

/** A menu item with a mark for the current page. */
export interface MarkedItem extends MenuItem {
  /** The item links to the page itself, or to its part of the site. */
  readonly current?: 'page' | 'true';
  readonly children: readonly MarkedItem[];
}

/** Marks the items of a menu that link to the page with this path, or to a page above it. */
export function markCurrent(items: readonly MenuItem[], path: string): readonly MarkedItem[] {
  return items.map((item) => {
    const current = currency(item.href, path);
    return { ...item, ...(current && { current }), children: markCurrent(item.children, path) };
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
