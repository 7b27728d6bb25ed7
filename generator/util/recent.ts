/** The results of a function of a key, as far as it was called lately. */
export interface Recent<Key, Result> {
  /** Returns the result, made again unless it is kept. */
  readonly at: (key: Key) => Result;
  /** Keeps a result that is known already, as long as nothing else would go for it. */
  readonly keep: (key: Key, result: Result) => void;
}

/** Results that are surely kept; twice as many at most. Those of a small site are all kept. */
const mostOfSmall = 8_000;

/** Surely keeps `most` results. */
export function createRecent<Key extends number | string, Result>(
  make: (key: Key) => Result,
  most = mostOfSmall,
): Recent<Key, Result> {
  let recent = new Map<Key, Result>();
  let older: ReadonlyMap<Key, Result> = new Map();
  return {
    at: (key) => {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const result = older.get(key) ?? make(key);
      if (recent.size === most) [recent, older] = [new Map(), recent];
      recent.set(key, result);
      return result;
    },
    keep: (key, result) => {
      if (recent.size < most) recent.set(key, result);
    },
  };
}
