/** Returns `value` when it is one of the words. */
export function oneOf<const Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}
