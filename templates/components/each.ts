import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders a list whose items never move: a page is rendered once, so its lists need no keys.
 * A list that changes in the browser uses `map` with real keys.
 */
export function each<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
