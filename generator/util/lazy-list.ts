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

/** Returns the first items of a list, at most `count`. */
export function firstOf<Item>(list: Iterable<Item>, count: number): readonly Item[] {
  const items: Item[] = [];
  for (const item of list) {
    if (items.length === count) break;
    items.push(item);
  }
  return items;
}
