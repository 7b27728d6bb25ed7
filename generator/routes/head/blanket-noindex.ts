import type { AnyEntry, SiteContent } from '../../content/content.ts';
import { openIndex, type Question } from '../../dependencies/questions.ts';

/**
 * Returns true when the CMS marks every single entry noindex. A headless WordPress hides itself
 * like that, by one option in its reading settings: it is not meant for this site.
 */
export function blanketNoindexQuestion({ entries }: Pick<SiteContent, 'entries'>): Question<boolean> {
  return {
    name: '?noindex',
    answer: openIndex(() => areAllHidden(entries)),
    rows: (isBlanket) => isBlanket,
  };
}

/** Reads no further than to the first entry that is not hidden. */
function areAllHidden(entries: SiteContent['entries']): boolean {
  let hidden = 0;
  for (const list of Object.values<readonly AnyEntry[]>(entries))
    for (const { seo } of list) {
      if (seo?.noindex === false) return false;
      if (seo !== null) hidden += 1;
    }
  // One alone says nothing of the CMS.
  return hidden > 1;
}
