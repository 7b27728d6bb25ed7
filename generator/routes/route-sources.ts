import type { Route, RouteFacts } from './route.ts';
import { isSeries, type RoutePart } from './route-series.ts';

/** A route with the number by which it is made again. */
export interface RouteSource {
  readonly route: Route;
  readonly number: number;
}

/** The parts of a page type: all its routes get these properties, unless they have their own. */
export type CommonFacts = Pick<RouteFacts, 'middleware' | 'validate'>;

interface NumberedPart {
  readonly part: RoutePart;
  /** The number of its first route. */
  readonly start: number;
  readonly end: number;
  readonly common: CommonFacts & { planned?: readonly string[] };
}

/** Numbers the routes of all page types, so that each can be made again. */
export function openRouteSources() {
  const numbered: NumberedPart[] = [];
  const makeIn = ({ part, start, common }: NumberedPart, number: number): Route | undefined => {
    const route = isSeries(part) ? part.make(number - start) : part;
    return route && { ...common, ...route };
  };

  return {
    /** Adds the parts of a page type. */
    add: (parts: readonly RoutePart[], guards: CommonFacts) => {
      const common: NumberedPart['common'] = { ...guards };
      const added = parts.map((part): NumberedPart => {
        const start = numbered.at(-1)?.end ?? 0;
        const one = { part, start, end: start + (isSeries(part) ? part.count : 1), common };
        numbered.push(one);
        return one;
      });
      return {
        *routes(): Generator<RouteSource> {
          for (const one of added) {
            for (let number = one.start; number < one.end; number += 1) {
              const route = makeIn(one, number);
              if (route !== undefined) yield { route, number };
            }
          }
        },
        /** Names the inputs of the page type's routes, for routes that are made later. */
        setPlanned: (keys: readonly string[]): void => {
          common.planned = keys;
        },
      };
    },
    /** Makes a route by its number. Throws a RangeError for a number without one. */
    make: (number: number): Route => {
      const one = numbered[findPart(numbered, number)];
      const route = one && makeIn(one, number);
      if (route === undefined) throw new RangeError(`No route has the number ${number}.`);
      return route;
    },
  };
}

/** Finds the place of the part with this number by bisection: each category has parts of its own. */
function findPart(numbered: readonly NumberedPart[], number: number): number {
  let start = 0;
  let end = numbered.length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    if ((numbered[middle] as NumberedPart).end <= number) start = middle + 1;
    else end = middle;
  }
  return start;
}
