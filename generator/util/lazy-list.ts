/** A list whose items are made when they are read: a large site has a million. An array is one, too. */
export interface LazyList<Item> extends Iterable<Item> {
  readonly length: number;
  /** For `JSON.stringify`: all items at once. */
  readonly toJSON?: () => readonly Item[];
}

/** `read` begins again at each call. */
export function lazyList<Item>(length: number, read: () => Iterator<Item>): LazyList<Item> {
  const list: LazyList<Item> = { length, [Symbol.iterator]: read, toJSON: () => [...list] };
  return list;
}

/** Lists the items for which `isListed` is true: it is asked at each reading. */
export function filterList<Item>(list: Iterable<Item>, isListed: (item: Item) => boolean): LazyList<Item> {
  const read = function* () {
    for (const item of list) if (isListed(item)) yield item;
  };
  let length = 0;
  for (const _ of read()) length += 1;
  return lazyList(length, read);
}

/** Returns the first items of a list, at most `count`. */
export function firstOf<Item>(list: Iterable<Item>, count: number): readonly Item[] {
  const items: Item[] = [];
  for (const item of list) {
    if (items.length === count) break;
    items.push(item);
  }
  return items;
}
