import type { AnyEntry, SiteContent } from '../../content/content.ts';
import { openIndex, type Question } from '../../dependencies/questions.ts';

/**
 * Returns true when the CMS marks every single entry noindex. A headless WordPress hides itself
 * like that, by one option in its reading settings: it is not meant for this site.
 */
export function blanketNoindexQuestion({ entries }: Pick<SiteContent, 'entries'>): Question<boolean> {
  return {
    name: '?noindex',
    answer: openIndex(() => areAllHidden(allWishes(entries))),
    rows: (isBlanket) => isBlanket,
  };
}

/** Reads no further than to the first one that is not hidden. */
function areAllHidden(wishes: Iterable<{ readonly noindex: boolean }>): boolean {
  let hidden = 0;
  for (const { noindex } of wishes) {
    if (!noindex) return false;
    hidden += 1;
  }
  // One alone says nothing of the CMS.
  return hidden > 1;
}

/** Yields what the CMS says of each entry. One at a time: of a large site they are on the disk. */
function* allWishes(entries: SiteContent['entries']): Generator<NonNullable<AnyEntry['seo']>> {
  for (const list of Object.values<readonly AnyEntry[]>(entries))
    for (const { seo } of list) if (seo !== null) yield seo;
}

export interface RobotsInput {
  /** The page is not for search engines, such as the error page. */
  readonly isHidden: boolean;
  /** From the SEO plugin's fields of the entry. */
  readonly noindex: boolean;
  readonly isBlanketNoindex: () => boolean;
}

/** Returns the robots directives of a page. Listed pages may be shown with large pictures. */
export function robotsOf({ isHidden, noindex, isBlanketNoindex }: RobotsInput): string {
  const isLeftOut = isHidden || (noindex && !isBlanketNoindex());
  return isLeftOut ? 'noindex' : 'max-image-preview:large';
}
