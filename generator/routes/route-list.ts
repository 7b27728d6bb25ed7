import type { Thing } from '../dependencies/note.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { Route } from './route.ts';

/** Every page of a site, sorted by path. */
export interface RouteList extends Iterable<Route> {
  readonly length: number;
  readonly has: (path: string) => boolean;
  readonly find: (path: string) => Route | undefined;
  /** Returns true for an entry that has a page of its own. */
  readonly hasPageOf: (entry: Thing) => boolean;
}

/** Lists routes, each with a path of its own, in the order of their paths. */
export function listRoutes(routes: readonly Route[], paths: Pick<EntryPaths, 'ofEntry'>): RouteList {
  const sorted = routes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return {
    length: sorted.length,
    [Symbol.iterator]: () => sorted.values(),
    has: (path) => byPath.has(path),
    find: (path) => byPath.get(path),
    hasPageOf: (entry) => byPath.get(paths.ofEntry(entry) ?? '')?.entry !== undefined,
  };
}

/** Lists some routes, by their places in the list of all. */
export function pickRoutes(routes: RouteList, places: readonly number[]): RouteList {
  const all = [...routes];
  const picked = places.flatMap((place) => all[place] ?? []);
  return { ...routes, length: picked.length, [Symbol.iterator]: () => picked.values() };
}
