import type { TemplateName } from '../../templates/pages/index.ts';
import { collisionKey } from '../content/paths.ts';
import { grownArray } from '../util/grown-array.ts';
import { createTextArena } from '../util/text-arena.ts';
import { createTextTable } from '../util/text-table.ts';
import type { Route } from './route.ts';

/** The facts about a route that are known without making it. */
export interface PlannedRoute extends Pick<Route, 'path' | 'status'> {
  readonly template: TemplateName;
  /** In UTC, "2026-06-13T14:00:00.000Z". */
  readonly lastModified?: string;
}

/** The facts about routes by their number, outside the JavaScript heap. */
export interface RoutePlan {
  readonly size: number;
  readonly pathOf: (number: number) => string;
  readonly factsOf: (number: number) => PlannedRoute;
  /** Returns the source that the route was added with. */
  readonly sourceOf: (number: number) => number;
  /** Returns true for the page of an entry. */
  readonly isOfEntry: (number: number) => boolean;
  readonly comparePaths: (first: number, second: number) => number;
}

export interface GrowingRoutePlan extends RoutePlan {
  /** Adds a route. `source` is a number of the caller. */
  readonly add: (route: Route, source: number) => void;
  /** Returns the route with this path, or one that is the same file on some systems. */
  readonly findTaken: (path: string) => number | undefined;
}

export function startRoutePlan(): GrowingRoutePlan {
  const paths = createTextArena();
  const taken = createTextTable((number, key) => collisionKey(paths.at(number)) === key);
  const names: TemplateName[] = [];
  const otherStatuses = new Map<number, number>();
  let sources = new Int32Array(16);
  let templates = new Uint8Array(16);
  let ofEntry = new Uint8Array(16);
  /** Milliseconds; not a number for a route without a time. */
  let changes = new Float64Array(16);

  const factsOf = (number: number): PlannedRoute => {
    const change = changes[number] as number;
    return {
      path: paths.at(number),
      status: otherStatuses.get(number) ?? 200,
      template: names[templates[number] as number] as TemplateName,
      ...(!Number.isNaN(change) && { lastModified: new Date(change).toISOString() }),
    };
  };

  return {
    get size() {
      return paths.size;
    },
    pathOf: paths.at,
    factsOf,
    sourceOf: (number) => sources[number] as number,
    isOfEntry: (number) => ofEntry[number] === 1,
    comparePaths: paths.compare,
    findTaken: (path) => taken.find(collisionKey(path)),
    add: ({ path, status, template, entry, lastModified }, source) => {
      const number = paths.add(path);
      taken.add(collisionKey(path));
      sources = grownArray(sources, number + 1);
      templates = grownArray(templates, number + 1);
      ofEntry = grownArray(ofEntry, number + 1);
      changes = grownArray(changes, number + 1);
      if (!names.includes(template)) names.push(template);
      if (status !== 200) otherStatuses.set(number, status);
      sources[number] = source;
      templates[number] = names.indexOf(template);
      ofEntry[number] = entry === undefined ? 0 : 1;
      changes[number] = lastModified === undefined ? Number.NaN : Date.parse(lastModified);
    },
  };
}
