/** Throws for a name of a site's own code that ours has: `bin/boardwalk.mjs` tells it in one line. */
export function refuseTakenNames(folder: string, names: readonly string[], ours: object): void {
  const taken = names.find((name) => Object.hasOwn(ours, name));
  if (taken === undefined) return;
  const file = `${folder}/${taken.replace(/^.*\//, '')}.ts`;
  throw Object.assign(new Error(`${file}:1: Boardwalk has one of this name: give it another`), {
    name: 'SiteCodeError',
  });
}
