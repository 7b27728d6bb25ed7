import type { Census } from '../publish/census.ts';
import { listPublishedEntries } from '../rebuild/published-entries.ts';
import type { SiteFigures } from '../rebuild/site-memory.ts';
import type { RouteList } from '../routes/route.ts';
import type { BuildState } from './build-state.ts';
import type { PlannedRoutes } from './plan-routes.ts';

/**
 * Counts the finished site: the figures of the report, and the census with the files.
 * `searchFiles` is the number of those that belong to the search.
 */
export function countSite(
  { target, siteRoutes, contentAndMedia }: BuildState,
  { routes, census }: PlannedRoutes,
  searchFiles: number,
): { readonly figures: SiteFigures; readonly census: Census } {
  const { files, bytes, byClass, heaviest } = target.counted();
  const { context } = siteRoutes();
  const { content } = contentAndMedia;
  return {
    figures: {
      pages: countTemplates(routes),
      files,
      bytes,
      heaviest,
      nextChange: context.clock.nextChange(),
      entries: listPublishedEntries({ content, paths: context.paths, routes }),
    },
    census: { ...census, counts: { ...census.counts, files: byClass, search: searchFiles } },
  };
}

function countTemplates(routes: RouteList): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { template } of routes) counts.set(template, (counts.get(template) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
