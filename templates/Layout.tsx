import type { ReactNode } from 'react';
import { DraftsBanner } from './components/DraftsBanner.tsx';
import { NoticeRegion } from './components/Notice.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { SiteHeader } from './components/SiteHeader.tsx';
import type { FormData } from './forms/Form.tsx';
import type { Organisation } from './organisation.ts';
import type { Href } from './types.ts';

export interface MenuItem {
  readonly label: string;
  /** Absent for an item that only groups others. */
  readonly href?: Href;
  readonly opensNewTab?: boolean;
  readonly children: readonly MenuItem[];
}

/** The parts around every page: header and footer. `path` is the page's own, for `aria-current`. */
export interface LayoutProps {
  readonly siteTitle: string;
  readonly tagline?: string;
  readonly path: string;
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

/**
 * Renders header, `main` and footer. `main` can take the focus, for the skip link and for visits
 * that replace its content.
 */
export function Layout({ children, ...layout }: LayoutProps & { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {layout.notice === undefined ? null : <NoticeRegion address={layout.notice} />}
      <SiteHeader
        siteTitle={layout.siteTitle}
        path={layout.path}
        menu={layout.primaryMenu}
        hasSearch={layout.hasSearch ?? false}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...layout} />
      {layout.hasDrafts ? <DraftsBanner /> : null}
    </>
  );
}
