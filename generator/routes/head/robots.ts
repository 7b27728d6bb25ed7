import type { SiteContent } from '../../content/content.ts';
import type { Table } from '../../dependencies/tables.ts';

/**
 * True when the CMS asks search engines to stay away from every single entry. That is how a headless WordPress keeps itself
 * out of them, by one tick in its reading settings: no editor meant this site by it.
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
  /** The page is none for search engines, such as the error page. */
  readonly isHidden: boolean;
  /** What the SEO plugin says of the entry. */
  readonly noindex: boolean;
  readonly isBlanketNoindex: () => boolean;
}

/** What a page asks of search engines. Those that may list it may show its pictures large. */
export function robotsOf({ isHidden, noindex, isBlanketNoindex }: RobotsInput): string {
  const isLeftOut = isHidden || (noindex && !isBlanketNoindex());
  return isLeftOut ? 'noindex' : 'max-image-preview:large';
}
