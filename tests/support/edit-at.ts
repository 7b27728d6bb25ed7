export type Path = readonly (string | number)[];

/** Copies JSON with one value of it changed, or left out where there is no change. */
export function editAt(
  value: unknown,
  [key = '', ...rest]: Path,
  change?: { readonly to: unknown },
): unknown {
  const entries = Object.entries(Object(value)).flatMap(([name, item]) => {
    if (name !== String(key)) return [[name, item]];
    if (rest.length > 0) return [[name, editAt(item, rest, change)]];
    return change === undefined ? [] : [[name, change.to]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inside, key) => Object(inside)[key], value);
}
