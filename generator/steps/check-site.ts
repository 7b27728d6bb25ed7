import { findBrokenAnchors } from '../checks/anchors.ts';
import { findHiddenSite } from '../checks/find-hidden-site.ts';
import { findLargeMenus } from '../checks/find-large-menus.ts';
import { findMoved } from '../checks/find-moved.ts';
import { redirectsOf } from '../files/output-files.ts';
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
