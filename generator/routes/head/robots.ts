import type { SiteContent } from '../../content/content.ts';
import type { Table } from '../../dependencies/tables.ts';

/**
 * Returns true when the CMS marks every single entry noindex. A headless WordPress hides itself
 * like that, by one option in its reading settings: it is not meant for this site.
 */
export function blanketNoindexTable({ entries }: Pick<SiteContent, 'entries'>): Table<boolean> {
  return {
    key: 'page:noindex',
    about: [],
    make: () => {
      const wishes = Object.values(entries)
        .flat()
        .flatMap(({ seo }) => seo ?? []);
      return wishes.length > 1 && wishes.every(({ noindex }) => noindex);
    },
    rows: (isBlanket) => isBlanket,
  };
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
