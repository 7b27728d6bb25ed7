import { siteCodeError } from './site-code-error.ts';

/** Throws for a name of a site's own code that ours has. */
export function refuseTakenNames(folder: string, names: readonly string[], ours: object): void {
  const taken = names.find((name) => Object.hasOwn(ours, name));
  if (taken === undefined) return;
  const file = `${folder}/${taken.replace(/^.*\//, '')}.ts:1`;
  throw siteCodeError(file, 'Boardwalk has one of this name: give it another');
}
