import type { ReactNode } from 'react';
import { AssetsContext } from './components/AssetsContext.ts';
import { BreadcrumbsContext } from './components/BreadcrumbsContext.ts';
import { Head } from './components/Head.tsx';
import { LanguageContext } from './components/LanguageContext.ts';
import { Layout, type LayoutProps } from './Layout.tsx';
import type { NamedLink } from './types.ts';

/**
 * The head of a page, for browsers, search engines and feeds. Urls are absolute on the public host.
 */
export interface HeadProps {
  readonly title: string;
  readonly description?: string;
  readonly canonical: string;
  readonly robots?: string;
  readonly openGraph: {
    readonly type: 'website' | 'article';
    /** For an article: its dates, ISO 8601, and its section of the news. */
    readonly article?: { readonly published: string; readonly modified: string; readonly section?: string };
    readonly image?: SharedImage;
  };
  /** The way from the home page to this page, which is last; absent or empty without one. */
  readonly breadcrumbs?: readonly NamedLink[];
  /** Structured data: the topics of the page as things of schema.org. */
  readonly jsonLd: readonly object[];
  /** Redirects the reader at once: the admin page. */
  readonly refreshTo?: string;
}

/** The picture of a page in social networks, in a format that all of them show. */
export interface SharedImage {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}

/**
 * Urls of a page's built assets. `islands` maps the name of an island or enhancement to its module:
 * its file in `templates/islands/` or `client-runtime/enhancements/`, in kebab-case without the
 * ending. `islandStyles` does so for islands with a stylesheet of their own.
 */
export interface AssetUrls {
  readonly stylesheet: string;
  readonly runtime: string;
  readonly hydrate: string;
  readonly islands: Readonly<Record<string, string>>;
  readonly islandStyles: Readonly<Record<string, string>>;
  readonly preloadFonts: readonly string[];
}

export interface DocumentProps {
  readonly language: string;
  readonly head: HeadProps;
  readonly layout: LayoutProps;
  readonly assets: AssetUrls;
  /** The Content-Security-Policy. */
  readonly policy: string;
  readonly children: ReactNode;
}

/** Renders a whole html document around a page. */
export function Document({ language, head, layout, assets, policy, children }: DocumentProps): ReactNode {
  return (
    <html lang={language}>
      <Head head={head} language={language} siteTitle={layout.siteTitle} assets={assets} policy={policy} />
      <body
        data-popup={layout.popup}
        data-font-script={layout.fontScript}
        data-font-timeout={layout.fontTimeout}
        data-cookie-hours={layout.cookieHours}
      >
        <AssetsContext value={assets}>
          <BreadcrumbsContext value={head.breadcrumbs ?? []}>
            <LanguageContext value={{ page: language }}>
              <Layout {...layout}>{children}</Layout>
            </LanguageContext>
          </BreadcrumbsContext>
        </AssetsContext>
      </body>
    </html>
  );
}
