import type { Content, MenuNode } from '../content/content.ts';
import type { Problem } from '../problems/problem.ts';

/** Items of all menus together. Each stands in every page: more of them make every page heavy, and the site by all its pages. */
const mostItems = 150;

/** The problem of menus with so many items that every page carries more of them than of its own words. */
export function findLargeMenus({ primary, footer }: Content['menus'], pages: number): readonly Problem[] {
  const items = countItems(primary) + countItems(footer);
  if (items <= mostItems) return [];
  return [
    {
      gate: 'largeMenu',
      message: `The menus have ${items} items, and each of the ${pages} pages contains all of them`,
      hint: `Keep at most ${mostItems}: link to pages that list the others.`,
    },
  ];
}

function countItems(nodes: readonly MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}
