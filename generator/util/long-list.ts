import type { LazyList } from './lazy-list.ts';

/** Items by place: an array, or a list that makes each item when it is asked for. */
export interface LongList<Item> extends LazyList<Item> {
  readonly at: (place: number) => Item | undefined;
}

/** Makes a list of `length` items, each again whenever it is asked for. */
export function longList<Item>(length: number, make: (place: number) => Item): LongList<Item> {
  return {
    length,
    at: (place) => (place >= 0 && place < length ? make(place) : undefined),
    *[Symbol.iterator]() {
      for (let place = 0; place < length; place += 1) yield make(place);
    },
  };
}

/** Makes the items from one place to another, as the `slice` of arrays does for places from 0 on. */
export function sliceOf<Item>(list: LongList<Item>, start: number, end: number): readonly Item[] {
  const length = Math.max(0, Math.min(end, list.length) - start);
  return Array.from({ length }, (_, index) => list.at(start + index) as Item);
}

/** Makes a list of values of another one, each again whenever it is asked for. */
export function mapped<Item, Value>(list: LongList<Item>, map: (item: Item) => Value): LongList<Value> {
  return longList(list.length, (place) => map(list.at(place) as Item));
}
