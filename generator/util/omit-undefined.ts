/** An object type in which properties that may be undefined are optional. */
export type Compact<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/**
 * Removes undefined values, so that an absent value is absent from props, JSON and hashes alike.
 */
export function compact<T extends object>(value: T): Compact<T>;
export function compact(value: Readonly<Record<string, unknown>>): object {
  // Every page and card goes through here: an object made from a filtered list of entries takes
  // twice as long.
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (value[key] !== undefined) kept[key] = value[key];
  }
  return kept;
}
