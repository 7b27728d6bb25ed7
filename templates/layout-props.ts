import type { MenuItem } from './components/mark-current.ts';
import type { FormData } from './forms/Form.tsx';
import type { Organisation } from './organisation.ts';

/** The parts around every page: header and footer. `path` is the page's own, for `aria-current`. */
export interface LayoutProps {
  readonly siteTitle: string;
  readonly tagline?: string;
  readonly path: string;
  /** That of the site: its clocks say what is on. */
  readonly timeZone: string;
  readonly primaryMenu: readonly MenuItem[];
  readonly footerMenu: readonly MenuItem[];
  readonly organisation: Organisation;
  /** The path of the popup's fragment; absent without a popup. */
  readonly popup?: string;
  /** The path of the notice over every page; absent where the CMS has none to fill in. */
  readonly notice?: string;
  /** The form in the footer. */
  readonly newsletter?: FormData;
  /** A script that loads further fonts. */
  readonly fontScript?: string;
  /** How long a font may take, in milliseconds; 3000 when absent. */
  readonly fontTimeout?: number;
  /** Lifetime in hours of the cookies that replace web storage; a day when absent. */
  readonly cookieHours?: number;
  /** The site shows drafts, and says so on every page. */
  readonly hasDrafts?: boolean;
  /** The site has a search page, and its field in the header. */
  readonly hasSearch?: boolean;
}
