import { expect, it } from 'vitest';
import { findLargeMenus } from '../../../generator/checks/find-large-menus.ts';
import type { MenuNode } from '../../../generator/content/content.ts';

const item = (children: readonly MenuNode[] = []): MenuNode => ({
  label: 'Visit',
  link: null,
  opensNewTab: false,
  children,
});
const items = (count: number) => Array.from({ length: count }, () => item());

it('tells once of menus with more than 150 items together, those below others included', () => {
  expect(findLargeMenus({ primary: [item(items(99))], footer: items(50) }, 20)).toEqual([]);
  expect(findLargeMenus({ primary: [item([item(items(99))])], footer: items(50) }, 20)).toEqual([
    {
      check: 'largeMenu',
      message: 'The menus have 151 items, and each of the 20 pages contains all of them',
      hint: 'Keep at most 150: link to pages that list the others.',
    },
  ]);
});
