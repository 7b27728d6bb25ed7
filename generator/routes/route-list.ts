import type { Thing } from '../dependencies/note.ts';
import { type LongList, longList } from '../util/long-list.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { Route } from './route.ts';
import type { PlannedRoute, RoutePlan } from './route-plan.ts';

/**
 * Every page of a site, sorted by path. A route is made when it is asked for, and not kept: its
 * path and some 30 bytes lie outside the JavaScript heap.
 */
export interface RouteList extends LongList<Route> {
  /** The facts of all routes, in the same order. */
  readonly planned: LongList<PlannedRoute>;
  readonly has: (path: string) => boolean;
  /** Makes the route with this path. */
  readonly find: (path: string) => Route | undefined;
  /** Returns true for an entry that has a page of its own. */
  readonly hasPageOf: (entry: Thing) => boolean;
}

/** Sorts a plan by path. `make` makes a route by its number in the plan. */
export function listRoutes(
  plan: RoutePlan,
  make: (number: number) => Route,
  paths: Pick<EntryPaths, 'ofEntry'>,
): RouteList {
  const order = Int32Array.from({ length: plan.size }, (_, number) => number);
  order.sort(plan.comparePaths);
  const numberAt = (place: number) => order[place] as number;
  const numberOf = (path: string): number | undefined => {
    const number = order[countBefore(order.length, (place) => plan.pathOf(numberAt(place)) < path)];
    return number !== undefined && plan.pathOf(number) === path ? number : undefined;
  };

  return {
    ...longList(plan.size, (place) => make(numberAt(place))),
    planned: longList(plan.size, (place) => plan.factsOf(numberAt(place))),
    has: (path) => numberOf(path) !== undefined,
    find: (path) => {
      const number = numberOf(path);
      return number === undefined ? undefined : make(number);
    },
    hasPageOf: (entry) => {
      const path = paths.ofEntry(entry);
      const number = path === null ? undefined : numberOf(path);
      return number !== undefined && plan.isOfEntry(number);
    },
  };
}

/** Lists some routes, by their places in the list of all. */
export function pickRoutes(routes: RouteList, places: readonly number[]): RouteList {
  const placeAt = (place: number) => places[place] as number;
  return {
    ...routes,
    ...longList(places.length, (place) => routes.at(placeAt(place)) as Route),
    planned: longList(places.length, (place) => routes.planned.at(placeAt(place)) as PlannedRoute),
  };
}

/** Counts the places, from the first one on, for which it is true. */
function countBefore(length: number, isBefore: (place: number) => boolean): number {
  let start = 0;
  let end = length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (isBefore(middle)) start = middle + 1;
    else end = middle;
  }
  return start;
}
