import type { LongList } from '../util/long-list.ts';
import type { Route } from './route.ts';

/** Many routes of one sort, made by number: a million of them are never there at once. */
export interface RouteSeries {
  readonly count: number;
  /** Makes a route again each time; undefined for a number without one. */
  readonly make: (number: number) => Route | undefined;
}

/** One route or many, as page types give them. */
export type RoutePart = Route | RouteSeries;

/** Makes a route of each item, when it is needed; undefined for an item without a page. */
export function routeOfEach<Item>(
  items: Pick<LongList<Item>, 'length' | 'at'>,
  make: (item: Item, place: number) => Route | undefined,
): RouteSeries {
  return {
    count: items.length,
    make: (number) => {
      const item = items.at(number);
      return item === undefined ? undefined : make(item, number);
    },
  };
}

export function isSeries(part: RoutePart): part is RouteSeries {
  return 'make' in part;
}
