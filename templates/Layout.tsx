import type { ReactNode } from 'react';
import { PreviewBanner } from './components/PreviewBanner.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { SiteHeader } from './components/SiteHeader.tsx';
import type { Organisation } from './organisation.ts';
import type { Href } from './types.ts';

export interface MenuItem {
  readonly label: string;
  /** Absent for an item that only heads others. */
  readonly href?: Href;
  readonly opensNewTab?: boolean;
  readonly children: readonly MenuItem[];
}

/** What surrounds every page: header and footer. `path` is the page's own, for `aria-current`. */
export interface LayoutProps {
  readonly siteTitle: string;
  readonly tagline?: string;
  readonly path: string;
  readonly primaryMenu: readonly MenuItem[];
  readonly footerMenu: readonly MenuItem[];
  readonly organisation: Organisation;
  /** Where the popup's fragment lies; absent when there is no popup. */
  readonly popup?: string;
  /** A script that brings further fonts. */
  readonly fontScript?: string;
  /** Life of the cookies that replace web storage; a day where it is absent. */
  readonly cookieHours?: number;
  /** The site shows drafts, and says so on every page. */
  readonly isPreview?: boolean;
}

/** Header, `main` and footer. `main` can take the focus, for the skip link and for a visit that swaps its content. */
export function Layout({ children, ...layout }: LayoutProps & { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader siteTitle={layout.siteTitle} path={layout.path} menu={layout.primaryMenu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...layout} />
      {layout.isPreview ? <PreviewBanner /> : null}
    </>
  );
}
