import type { Worded } from '../words/has-plainly.ts';
import { readTyped, type Search } from '../words/read-typed.ts';

/**
 * Makes a test for things on a page that have all typed words as the search of the site understands them: in another form,
 * or with the same meaning. Rejects when the script of the search does not load; on a site without a search there is no test.
 */
export async function askSearch(typed: string): Promise<((thing: Worded) => boolean) | undefined> {
  const url = document.querySelector<HTMLElement>('[data-enhance=search]')?.dataset.module;
  if (url === undefined) return undefined;
  const search: Search = await import(url);
  const { hasEach } = await readTyped(typed, search, true);
  return (thing) => !hasEach(thing).includes(false);
}
