import type { ReactNode } from 'react';
import { frameWords } from '../words/site/frame-words.ts';
import { DraftsBanner } from './components/DraftsBanner.tsx';
import { NoticeRegion } from './components/Notice.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { SiteHeader } from './components/SiteHeader.tsx';
import type { LayoutProps } from './layout-props.ts';

/**
 * Renders header, `main` and footer. `main` can take the focus, for the skip link and for visits
 * that replace its content.
 */
export function Layout({ children, ...layout }: LayoutProps & { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <a className="skip-link" href="#main">
        {frameWords.skip}
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
