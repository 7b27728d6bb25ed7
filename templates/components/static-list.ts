import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders a list without keys: a page is rendered once, so its items never move. Use `map` with
 * keys for a list that changes in the browser.
 */
export function staticList<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return together(items.map(render));
}

/** Items of one element: they are arguments of a call, which an engine limits. */
const most = 10_000;

function together(items: readonly ReactNode[]): ReactNode {
  if (items.length <= most) return createElement(Fragment, null, ...items);
  const parts = Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    together(items.slice(part * most, (part + 1) * most)),
  );
  return together(parts);
}
