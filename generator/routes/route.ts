import type { HeadProps } from '../../templates/components/Head.tsx';
import type { TemplateName, TemplateProps } from '../../templates/pages/index.ts';
import type { Thing } from '../dependencies/note.ts';
import type { EntryPaths } from './entry-paths.ts';

/**
 * One page: its path, the template with its props, and its head. Props and head are made on demand
 * and not kept.
 */
export type Route = { [Name in TemplateName]: TemplateRoute<Name> }[TemplateName];

export interface TemplateRoute<Name extends TemplateName> extends RouteFacts {
  readonly template: Name;
  readonly props: () => TemplateProps<Name>;
}

/** The facts about a page before it is made. */
export interface RouteFacts {
  /**
   * Decoded, NFC, starts and ends with a slash: "/event/harbour-lights/". The error page has
   * "/404.html".
   */
  readonly path: string;
  readonly head: () => HeadProps;
  /** The HTTP status for the host: 200, or that of the error page. */
  readonly status: number;
  /** Time of the last edit of what the page shows, ISO 8601, for the sitemap; absent where it is not known. */
  readonly lastModified?: string;
  /** The entry that the page is about, for reports. */
  readonly entry?: { readonly kind: string; readonly id: number; readonly title: string };
  /** Middleware by name, run in this order before the page is rendered. */
  readonly middleware?: readonly string[];
  /** Decides whether the page may be shown; runs after the middleware. */
  readonly validate?: Validation;
  /** The keys of all inputs of its page type's routes. */
  readonly usedByPlan?: readonly string[];
}

/**
 * Returns true when a route may be shown: false means "not found", an error has its own status. May
 * be slow.
 */
export type Validation = (route: Route) => boolean | Promise<boolean>;

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
