/** Results that are surely kept; twice as many at most. */
const most = 512;

/** Wraps a function of a number: the results of the last calls are kept. */
export function createRecent<Result>(make: (key: number) => Result): (key: number) => Result {
  let recent = new Map<number, Result>();
  let older: ReadonlyMap<number, Result> = new Map();
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const result = older.get(key) ?? make(key);
    if (recent.size === most) [recent, older] = [new Map(), recent];
    recent.set(key, result);
    return result;
  };
}
