/** Groups values by key, in the order of the pairs. */
export function groupPairs<Key, Value>(
  pairs: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Groups items by key, in their order; skips items whose key is undefined. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | undefined,
): ReadonlyMap<Key, readonly Item[]> {
  return groupPairs(
    items.flatMap((item) => {
      const key = keyOf(item);
      return key === undefined ? [] : [[key, item] as const];
    }),
  );
}
