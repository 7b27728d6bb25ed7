import { createContext } from 'react';

/** The built assets of the site, for the islands of a page. Absent: the page has no script. */
export const AssetsContext = createContext<AssetUrls | undefined>(undefined);

/**
 * Urls of a page's built assets. `islands` maps the name of an island or enhancement to its module:
 * its file in `templates/islands/` or `client-runtime/enhancements/`, in kebab-case without the
 * ending. `islandStyles` does so for islands with a stylesheet of their own.
 */
export interface AssetUrls {
  /** Of every page. */
  readonly stylesheet: string;
  /** Those of pages that show something in particular, in the order in which they apply. */
  readonly sheets: readonly SharedSheet[];
  readonly runtime: string;
  readonly hydrate: string;
  readonly islands: Readonly<Record<string, string>>;
  readonly islandStyles: Readonly<Record<string, string>>;
  readonly preloadFonts: readonly string[];
}

/** A stylesheet that pages share, and what is shown with it. */
export interface SharedSheet {
  /** "site.Events". */
  readonly name: string;
  readonly url: string;
  /** The beginnings of class names: "DateBadge" of `DateBadge_day`. */
  readonly modules: readonly string[];
  /** The islands and enhancements that may show a class of it, by name. */
  readonly scripts: readonly string[];
}
