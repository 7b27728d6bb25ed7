/** Joins the given class names; undefined without any, so that React omits the attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const present = names.filter((name) => name !== undefined && name !== false && name !== '');
  return present.length === 0 ? undefined : present.join(' ');
}
