/** Takes little memory, and exceeds the number of values that pages alternate between. */
const mostKnown = 64;

/** Caches the last values of a pure function of texts and numbers: every page uses the same few. */
export function remember<Args extends readonly (string | number)[], Value>(
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  return rememberBy((...args) => (args.length === 1 ? args[0] : JSON.stringify(args)), make);
}

/** Caches the last values of a pure function. Equal keys mean equal values. */
export function rememberBy<Args extends readonly unknown[], Value>(
  keyOf: (...args: Args) => unknown,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<unknown, { readonly made: Value }>();
  return (...args) => {
    const key = keyOf(...args);
    let value = known.get(key);
    if (value === undefined) {
      value = { made: make(...args) };
      if (known.size === mostKnown) known.clear();
      known.set(key, value);
    }
    return value.made;
  };
}

/** Caches the value of each object as long as it lives. */
export function rememberOf<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly made: Value }>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = { made: make(key) };
      known.set(key, value);
    }
    return value.made;
  };
}
