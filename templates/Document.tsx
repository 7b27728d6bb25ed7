import type { ReactNode } from 'react';
import type { AssetUrls } from './components/AssetsContext.ts';
import { AssetsContext } from './components/AssetsContext.ts';
import { BreadcrumbsContext } from './components/BreadcrumbsContext.ts';
import type { HeadProps } from './components/Head.tsx';
import { Head } from './components/Head.tsx';
import { LanguageContext } from './components/LanguageContext.ts';
import { Layout } from './Layout.tsx';
import type { LayoutProps } from './layout-props.ts';

export interface DocumentProps {
  /** That of Boardwalk's own words. */
  readonly language: string;
  /** That of the content, where it is another. */
  readonly contentLanguage?: string;
  readonly head: HeadProps;
  readonly layout: LayoutProps;
  readonly assets: AssetUrls;
  /** The Content-Security-Policy. */
  readonly policy: string;
  readonly children: ReactNode;
}

/** Renders a whole html document around a page. */
export function Document(props: DocumentProps): ReactNode {
  const { language, contentLanguage = language, head, layout, assets, policy, children } = props;
  return (
    <html lang={language}>
      <Head
        head={head}
        language={head.language ?? contentLanguage}
        siteTitle={layout.siteTitle}
        assets={assets}
        policy={policy}
      />
      <body
        data-popup={layout.popup}
        data-font-script={layout.fontScript}
        data-font-timeout={layout.fontTimeout}
        data-zone={layout.timeZone}
        data-cookie-hours={layout.cookieHours}
      >
        <AssetsContext value={assets}>
          <BreadcrumbsContext value={head.breadcrumbs ?? []}>
            <LanguageContext value={{ page: language, content: props.contentLanguage }}>
              <Layout {...layout}>{children}</Layout>
            </LanguageContext>
          </BreadcrumbsContext>
        </AssetsContext>
      </body>
    </html>
  );
}
