import { takeCensus } from '../checks/census/take-census.ts';
import type { Census } from '../publish/census.ts';
import type { RouteList } from '../routes/route.ts';
import type { BuildState } from './build-state.ts';

export interface PlannedRoutes {
  readonly routes: RouteList;
  /** Counts of the planned site, before anything is rendered. */
  readonly census: Census;
}

/** Plans every page of the site. Throws BuildError `content`. */
export async function planRoutes({ siteRoutes, contentAndMedia, run }: BuildState): Promise<PlannedRoutes> {
  const { content, media } = contentAndMedia;
  const routes = await run.time('routes', siteRoutes().routes);
  return { routes, census: takeCensus({ routes, content, media }) };
}
