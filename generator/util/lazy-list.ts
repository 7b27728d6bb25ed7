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

/** Lists the items of one list after those of the other. */
export function joinLists<Item>(...lists: readonly LazyList<Item>[]): LazyList<Item> {
  const length = lists.reduce((sum, list) => sum + list.length, 0);
  return lazyList(length, function* () {
    for (const list of lists) yield* list;
  });
}

/** Lists what `change` makes of each item: it is asked at each reading. */
export function mapList<Item, Result>(
  list: LazyList<Item>,
  change: (item: Item) => Result,
): LazyList<Result> {
  return lazyList(list.length, function* () {
    for (const item of list) yield change(item);
  });
}

/** Returns the first texts of a list in their order, at most `count`. */
export function smallestOf(list: Iterable<string>, count: number): readonly string[] {
  const texts: string[] = [];
  for (const text of list) {
    texts.push(text);
    // Seldom enough: to sort at each text would take long.
    if (texts.length > 2 * count) texts.sort().splice(count);
  }
  return texts.sort().slice(0, count);
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
