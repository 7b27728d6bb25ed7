/** The results of a function of a key, as far as it was called lately. */
export interface Recent<Key, Result> {
  /** Returns the result, made again unless it is kept. */
  readonly at: (key: Key) => Result;
  /** Keeps a result that is known already, as long as nothing else would go for it. */
  readonly keep: (key: Key, result: Result) => void;
}

/** Results that are surely kept; twice as many at most. Those of a small site are all kept. */
const mostOfSmall = 8_000;

/** Surely keeps `most` results. `own` copies a key that is kept, where it may be cut from a longer text. */
export function createRecent<Key extends number | string, Result>(
  make: (key: Key) => Result,
  most = mostOfSmall,
  own?: (key: Key) => Key,
): Recent<Key, Result> {
  return keepRecent(make, () => new Map<Key, Result>(), most, own);
}

/** Does the same for objects, whose results are kept no longer than they live. */
export function createRecentOf<Key extends object, Result>(make: (key: Key) => Result): Recent<Key, Result> {
  return keepRecent(make, () => new WeakMap<Key, Result>(), mostOfSmall);
}

type Kept<Key, Result> = Pick<Map<Key, Result>, 'get'> & { set: (key: Key, result: Result) => unknown };

function keepRecent<Key, Result>(
  make: (key: Key) => Result,
  open: () => Kept<Key, Result>,
  most: number,
  own: (key: Key) => Key = (key) => key,
): Recent<Key, Result> {
  let recent = open();
  let older = open();
  let count = 0;
  const keep = (key: Key, result: Result): void => {
    if (count === most) [recent, older, count] = [open(), recent, 0];
    recent.set(own(key), result);
    count += 1;
  };
  return {
    at: (key) => {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const result = older.get(key) ?? make(key);
      keep(key, result);
      return result;
    },
    keep: (key, result) => {
      if (count < most) keep(key, result);
    },
  };
}
