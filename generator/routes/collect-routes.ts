import { collisionKey, fileOf } from '../content/paths.ts';
import { duringPlan } from '../dependencies/note.ts';
import type { Problem } from '../problems/problem.ts';
import { pageTypes } from './page-types/index.ts';
import type { PageType } from './page-types/page-type.ts';
import { duplicatePath, type PathClaim } from './path-problems.ts';
import { listRoutes, type Route, type RouteList } from './route.ts';
import type { RouteContext } from './route-context.ts';

const maxPathBytes = 900;

/**
 * Lists every page of the site, sorted by path. An unsafe slug, and the second of two entries with
 * one path, get no page and are reported: no file ever overwrites another.
 */
export function collectRoutes(context: RouteContext): RouteList {
  const { paths, warn } = context;
  paths.problems.forEach(warn);
  const taken = new Map<string, Route>();
  for (const type of pageTypes) {
    if (type.page !== undefined && !context.fixed.has(type.page)) continue;
    for (const route of planType(type, context)) {
      const key = collisionKey(route.path);
      const other = taken.get(key);
      if (other !== undefined) warn(duplicatePath(claimOf(other), claimOf(route)));
      else if (isTooLong(route)) warn(tooLong(route));
      else taken.set(key, route);
    }
  }
  for (const { name, paths: promised = {} } of pageTypes)
    for (const path of Object.keys(promised)) if (!taken.has(collisionKey(path))) warn(notMade(name, path));
  return listRoutes([...taken.values()], paths);
}

/**
 * Plans the routes of a page type, each with the inputs of the plan, whose change may lead to other
 * pages, and with the middleware and the validation of its type.
 */
function planType({ routes, middleware, validate }: PageType, context: RouteContext): readonly Route[] {
  const { made, usage } = duringPlan(() => routes(context));
  const common = { usedByPlan: usage.used, ...(middleware && { middleware }), ...(validate && { validate }) };
  return made.map((route) => ({ ...common, ...route }));
}

function claimOf({ path, entry, template }: Route): PathClaim {
  return { path, name: template, ...(entry && { entry }) };
}

/** Links to such an address are taken for right ones. */
function notMade(type: string, path: string): Problem {
  return {
    check: 'brokenLink',
    message: `The file page-types/${type}.ts names ${path} under paths, and makes no page there`,
    hint: 'Return a route with this path, written the same, or remove it from paths.',
  };
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
