import { takeCensus } from '../checks/census/take-census.ts';
import type { Census, PlannedCensus } from '../publish/census.ts';
import { listPublishedEntries } from '../rebuild/published-entries.ts';
import type { SiteFigures } from '../rebuild/site-memory.ts';
import type { RouteList } from '../routes/route.ts';
import { type BuildState, reportPlan } from './build-state.ts';
import type { WrittenPages } from './write-pages.ts';
import { writeSite } from './write-site.ts';

export interface MadeSite {
  readonly routes: RouteList;
  readonly pages: WrittenPages;
  /** For the report. */
  readonly figures: SiteFigures;
  /** Counts of the planned site, and of its files. */
  readonly census: Census;
}

/**
 * Plans every page of the site, and writes all of it. `checkPlan` may refuse the planned site before anything is
 * rendered. Throws BuildError.
 */
export async function makeSite(
  state: BuildState,
  checkPlan: (planned: PlannedCensus) => void = () => undefined,
): Promise<MadeSite> {
  const { run, siteRoutes, target, contentAndMedia } = state;
  const { content, media } = contentAndMedia;
  return reportPlan(state, async () => {
    const routes = await run.time('routes', siteRoutes().routes);
    const planned = takeCensus({ routes, content, media });
    checkPlan(planned);
    const { pages, searchFiles } = await writeSite(state, routes);
    const { files, bytes, byClass, heaviest } = target.counted();
    const { clock, paths } = siteRoutes().context;
    return {
      ...{ routes, pages },
      figures: {
        ...{ pages: countTemplates(routes), files, bytes, heaviest },
        nextChange: clock.nextChange(),
        entries: listPublishedEntries({ content, paths, routes }),
      },
      census: { ...planned, counts: { ...planned.counts, files: byClass, search: searchFiles } },
    };
  });
}

function countTemplates(routes: RouteList): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { template } of routes) counts.set(template, (counts.get(template) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
