import { fileOf } from '../content/paths.ts';
import { duringPlan, unnoted } from '../dependencies/note.ts';
import type { Problem } from '../problems/problem.ts';
import { duplicatePath, type PathClaim } from './duplicate-path.ts';
import { pageTypes } from './page-types/index.ts';
import type { PageType } from './page-types/page-type.ts';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';
import { listRoutes, type RouteList } from './route-list.ts';
import { startRoutePlan } from './route-plan.ts';
import { openRouteSources, type RouteSource } from './route-sources.ts';

const maxPathBytes = 900;

/**
 * Lists every page of the site, sorted by path. An unsafe slug, and the second of two entries with
 * one path, get no page and are reported: no file ever overwrites another.
 */
export function collectRoutes(context: RouteContext): RouteList {
  const { paths, warn } = context;
  paths.problems.forEach(warn);
  const plan = startRoutePlan();
  const sources = openRouteSources();
  const make = (source: number): Route => unnoted(() => sources.make(source));
  const take = ({ route, number }: RouteSource): void => {
    const other = plan.findTaken(route.path);
    if (other !== undefined) warn(duplicatePath(claimOf(make(plan.sourceOf(other))), claimOf(route)));
    else if (isTooLong(route)) warn(tooLong(route));
    else plan.add(route, number);
  };
  for (const type of pageTypes) {
    if (type.page === undefined || context.fixed.has(type.page)) planType(type, { context, sources, take });
  }
  return listRoutes(plan, (number) => make(plan.sourceOf(number)), paths);
}

interface Planning {
  readonly context: RouteContext;
  readonly sources: ReturnType<typeof openRouteSources>;
  readonly take: (source: RouteSource) => void;
}

/**
 * Plans the routes of a page type, each with the inputs of the plan, whose change may lead to other
 * pages, and with the middleware and the validation of its type.
 */
function planType({ routes, middleware, validate }: PageType, { context, sources, take }: Planning): void {
  const common = { ...(middleware && { middleware }), ...(validate && { validate }) };
  const { made, usage } = duringPlan(() => {
    const added = sources.add(routes(context), common);
    for (const source of added.routes()) take(source);
    return added;
  });
  made.setPlanned(usage.used);
}

function claimOf({ path, entry, template }: Route): PathClaim {
  return { path, name: template, ...(entry && { entry }) };
}

function isTooLong({ path }: Route): boolean {
  return Buffer.byteLength(fileOf(path)) > maxPathBytes;
}

function tooLong({ path, entry }: Route): Problem {
  return {
    check: 'unsafeSlug',
    message: `The path ${path.slice(0, 60)}… is longer than ${maxPathBytes} bytes`,
    ...(entry && { entry }),
    field: 'slug',
    hint: 'Shorten the slug in the CMS.',
  };
}
