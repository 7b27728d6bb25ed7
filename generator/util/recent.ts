/** The results of a function of a number, as far as it was called lately. */
export interface Recent<Result> {
  /** Returns the result, made again unless it is kept. */
  readonly at: (key: number) => Result;
  /** Keeps a result that is known already, as long as nothing else would go for it. */
  readonly keep: (key: number, result: Result) => void;
}

/** Results that are surely kept; twice as many at most. Those of a small site are all kept. */
const most = 8_000;

export function createRecent<Result>(make: (key: number) => Result): Recent<Result> {
  let recent = new Map<number, Result>();
  let older: ReadonlyMap<number, Result> = new Map();
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
