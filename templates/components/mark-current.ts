import type { MenuItem } from '../Layout.tsx';

/** A menu item that knows where the visitor is. */
export interface MarkedItem extends MenuItem {
  /** The item leads to the page itself, or to the part of the site that it lies in. */
  readonly current?: 'page' | 'true';
  readonly children: readonly MarkedItem[];
}

/** Marks the items of a menu that lead to the page with this path, or to what lies above it. */
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
