import { expect, it } from 'vitest';
import { findHiddenSite } from '../../../generator/checks/find-hidden-site.ts';
import { findLargeMenus } from '../../../generator/checks/find-large-menus.ts';
import type { MenuNode } from '../../../generator/content/content.ts';

const page = (path: string, robots: string, status = 200) => ({
  path,
  status,
  head: { canonical: `https://www.pier.example${path}`, robots },
  pictures: [],
});

it('finds a site of which no page may be listed, and says nothing of single ones', () => {
  const error = page('/404.html', 'noindex', 404);
  expect(findHiddenSite([page('/', 'noindex'), page('/visit/', 'noindex, nofollow'), error])).toMatchObject([
    { check: 'noindex', message: expect.stringContaining('All 2 pages') },
  ]);
  expect(
    findHiddenSite([page('/', 'max-image-preview:large'), page('/wp-admin/', 'noindex'), error]),
  ).toEqual([]);
  expect(findHiddenSite([error])).toEqual([]);
});

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
