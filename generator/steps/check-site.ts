import { findBrokenAnchors } from '../checks/anchors.ts';
import { findMoved } from '../checks/find-moved.ts';
import type { Content, MenuNode } from '../content/content.ts';
import { redirectsOf } from '../files/output-files.ts';
import type { Problem } from '../problems/problem.ts';
import type { BuildState } from './build-state.ts';
import type { WrittenPages } from './write-pages.ts';

/**
 * Reports problems of the whole site: moved addresses, broken anchors, large menus, a site closed
 * to search engines.
 */
export function checkSite(
  { contentAndMedia, siteRoutes, site, run }: BuildState,
  { listed, remembered }: WrittenPages,
): void {
  const { context } = siteRoutes();
  const redirects = redirectsOf(context);
  findMoved({ changes: contentAndMedia.changes ?? [], ...context, redirects }).forEach(run.warn);
  findBrokenAnchors(context.anchors(), remembered).forEach(run.warn);
  findLargeMenus(context.part('menus'), remembered.size).forEach(run.warn);
  if (!site.config.hasDrafts) findHiddenSite(listed).forEach(run.warn);
}

interface ShownPage {
  readonly status: number;
  readonly head: { readonly robots?: string };
}

/**
 * Finds a site without any page that search engines may list: most likely a wrong option in the
 * CMS.
 * @internal
 */
export function findHiddenSite(pages: Iterable<ShownPage>): readonly Problem[] {
  let shown = 0;
  for (const page of pages) {
    if (page.status !== 200) continue;
    if (!/\bnoindex\b/.test(page.head.robots ?? '')) return [];
    shown += 1;
  }
  if (shown === 0) return [];
  return [
    {
      check: 'noindex',
      message: `All ${shown} pages ask search engines not to list them`,
      hint: 'Check the reading settings and the SEO plugin of the CMS.',
    },
  ];
}

/** Items of all menus together. Every page contains all of them. */
const mostItems = 150;

/**
 * Finds menus with so many items that every page contains more of them than of its own text.
 * @internal
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

function countItems(nodes: readonly MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}
