import type { Content, MenuNode } from '../content/content.ts';
import type { Problem } from '../problems/problem.ts';

/** Items of all menus together. Every page contains all of them. */
const mostItems = 150;

/**
 * Finds menus with so many items that every page contains more of them than of its own text.
 */
export function findLargeMenus({ primary, footer }: Content['menus'], pages: number): readonly Problem[] {
  const items = countItems(primary) + countItems(footer);
  if (items <= mostItems) return [];
  return [
    {
      check: 'largeMenu',
      message: `The menus have ${items} items, and each of the ${pages} pages contains all of them`,
      hint: `Keep at most ${mostItems}: link to pages that list the others.`,
    },
  ];
}

/** Counts the items of a menu, those of submenus too. */
export function countItems(nodes: readonly MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}
