import type { ReactNode } from 'react';
import { AssetsContext } from './components/AssetsContext.ts';
import { Head } from './components/Head.tsx';
import { Layout, type LayoutProps } from './Layout.tsx';
import type { PictureData } from './types.ts';

/** What a page says of itself to browsers, search engines and feeds. Urls are absolute on the public host. */
export interface HeadProps {
  readonly title: string;
  readonly description?: string;
  readonly canonical: string;
  readonly robots?: string;
  readonly openGraph: {
    readonly type: 'website' | 'article';
    readonly image?: PictureData & { readonly url: string };
  };
  /** Structured data, one object a script. */
  readonly jsonLd: readonly object[];
  /** Sends the reader on at once: the admin door. */
  readonly refreshTo?: string;
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
  readonly children: ReactNode;
}

/** A whole html document around a page. */
export function Document({ language, head, layout, assets, children }: DocumentProps): ReactNode {
  return (
    <html lang={language}>
      <Head head={head} language={language} siteTitle={layout.siteTitle} assets={assets} />
      <body>
        <AssetsContext value={assets}>
          <Layout {...layout}>{children}</Layout>
        </AssetsContext>
      </body>
    </html>
  );
}
