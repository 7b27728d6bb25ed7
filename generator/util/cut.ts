/** Cuts a list into parts of `size`; the last may be smaller. */
export function cut<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
