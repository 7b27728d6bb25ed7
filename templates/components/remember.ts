/** Takes little memory, and exceeds the number of values that pages alternate between. */
const mostKnown = 64;

/** Caches the last values of a pure function of texts and numbers: every page uses the same few. */
export function remember<Args extends readonly (string | number)[], Value>(
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<unknown, { readonly made: Value }>();
  return (...args) => {
    const key = args.length === 1 ? args[0] : JSON.stringify(args);
    let value = known.get(key);
    if (value === undefined) {
      value = { made: make(...args) };
      if (known.size === mostKnown) known.clear();
      known.set(key, value);
    }
    return value.made;
  };
}
