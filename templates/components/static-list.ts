import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders a list without keys: a page is rendered once, so its items never move. Use `map` with
 * keys for a list that changes in the browser.
 */
export function staticList<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
