import type { AnyEntry } from '../content/content.ts';

/**
 * Returns true for an entry that visitors may find by searching: one that search engines may list,
 * too. `isBlanketNoindex`: the CMS marks all of them, which says nothing of one.
 */
export function isSearchable({ seo }: Pick<AnyEntry, 'seo'>, isBlanketNoindex: boolean): boolean {
  return isBlanketNoindex || seo?.noindex !== true;
}
