/**
 * Keeps the values of the keys that were asked for last: at least `most` of them, at most twice as
 * many. Makes any other value again.
 */
export function rememberRecent<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? make(key);
    if (recent.size === most) [recent, older] = [new Map(), recent];
    recent.set(key, value);
    return value;
  };
}
