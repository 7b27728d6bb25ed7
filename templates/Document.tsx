import type { ReactNode } from 'react';
import { AssetsContext } from './components/AssetsContext.ts';
import { BreadcrumbsContext } from './components/BreadcrumbsContext.ts';
import { Head } from './components/Head.tsx';
import { Layout, type LayoutProps } from './Layout.tsx';
import type { NamedLink } from './types.ts';

/** What a page says of itself to browsers, search engines and feeds. Urls are absolute on the public host. */
export interface HeadProps {
  readonly title: string;
  readonly description?: string;
  readonly canonical: string;
  readonly robots?: string;
  readonly openGraph: {
    readonly type: 'website' | 'article';
    /** Of a page that is one: its dates, ISO 8601, and the part of the news that it belongs to. */
    readonly article?: { readonly published: string; readonly modified: string; readonly section?: string };
    readonly image?: SharedImage;
  };
  /** The way here from the home page, this page at the end; absent or empty where there is none to show. */
  readonly breadcrumbs?: readonly NamedLink[];
  /** Structured data: the things that the page is about, in the words of schema.org. */
  readonly jsonLd: readonly object[];
  /** Sends the reader on at once: the admin door. */
  readonly refreshTo?: string;
}

/** The picture that stands for a page wherever it is shared: in a format that every network shows. */
export interface SharedImage {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}

/**
 * Urls of the built assets that a page names. `islands` maps an island's name, its file in `templates/islands/`
 * in kebab-case without the ending, to its module; `islandStyles` does so for the islands that import a stylesheet of their own.
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

/** A whole html document around a page. */
export function Document({ language, head, layout, assets, policy, children }: DocumentProps): ReactNode {
  return (
    <html lang={language}>
      <Head head={head} language={language} siteTitle={layout.siteTitle} assets={assets} policy={policy} />
      <body
        data-popup={layout.popup}
        data-font-script={layout.fontScript}
        data-cookie-hours={layout.cookieHours}
      >
        <AssetsContext value={assets}>
          <BreadcrumbsContext value={head.breadcrumbs ?? []}>
            <Layout {...layout}>{children}</Layout>
          </BreadcrumbsContext>
        </AssetsContext>
      </body>
    </html>
  );
}
