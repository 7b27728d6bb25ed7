/** Joins the class names that are there; undefined when none is, so that React leaves the attribute out. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const present = names.filter((name) => name !== undefined && name !== false && name !== '');
  return present.length === 0 ? undefined : present.join(' ');
}
