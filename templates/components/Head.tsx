import type { ReactNode } from 'react';
import { textLanguage } from '../../client-runtime/words/text-language.ts';
import { readLanguageTag } from '../../words/language-tag.ts';
import { homeRegions } from '../../words/languages.ts';
import { frameWords } from '../../words/site/frame-words.ts';
import { brand } from '../brand.ts';
import type { NamedLink } from '../types.ts';
import type { AssetUrls } from './AssetsContext.ts';
import { jsonForScript } from './json-for-script.ts';
import { remember } from './remember.ts';
import { staticList } from './static-list.ts';

interface DocumentHeadProps {
  readonly head: HeadProps;
  readonly language: string;
  readonly siteTitle: string;
  readonly assets: AssetUrls;
  readonly policy: string;
}

/** The paths of the news feed, the icons and the web manifest. */
const feedPath = '/news/feed.xml';
const iconPath = '/icon.svg';
const touchIconPath = '/apple-touch-icon.png';
const webManifestPath = '/site.webmanifest';

/**
 * Renders the head of a page. It contains no inline script, for the strict policy, which comes
 * first.
 */
export function Head({ head, language, siteTitle, assets, policy }: DocumentHeadProps): ReactNode {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head.refreshTo === undefined ? null : (
        <meta httpEquiv="refresh" content={`0; url=${head.refreshTo}`} />
      )}
      <title lang={head.language ?? textLanguage(head.title, { page: language }).lang}>{head.title}</title>
      {head.description === undefined ? null : <meta name="description" content={head.description} />}
      {head.robots === undefined ? null : <meta name="robots" content={head.robots} />}
      <link rel="canonical" href={head.canonical} />
      {staticList(assets.preloadFonts, (href) => (
        <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={assets.stylesheet} />
      <script type="module" src={assets.runtime} data-hydrate={assets.hydrate} />
      <link rel="icon" type="image/svg+xml" href={iconPath} />
      <link rel="apple-touch-icon" href={touchIconPath} />
      <link rel="manifest" href={webManifestPath} />
      <meta name="theme-color" content={brand.colours.light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={brand.colours.dark.paper} media="(prefers-color-scheme: dark)" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={frameWords.newsFeed({ site: siteTitle })}
        href={feedPath}
      />
      {staticList(head.alternates ?? [], ({ type, title, href }) => (
        <link rel="alternate" type={type} title={title} href={href} />
      ))}
      <OpenGraph head={head} language={language} siteTitle={siteTitle} />
      <StructuredData things={head.jsonLd} />
    </head>
  );
}

function OpenGraph({ head, language, siteTitle }: Omit<DocumentHeadProps, 'assets' | 'policy'>): ReactNode {
  const { type, article, image } = head.openGraph;
  const locale = localeOf(language);
  const isLarge = image !== undefined && image.width >= leastLarge;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={head.title} />
      {head.description === undefined ? null : <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={head.canonical} />
      <meta property="og:site_name" content={siteTitle} />
      {locale === undefined ? null : <meta property="og:locale" content={locale} />}
      {article === undefined ? null : (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
          {article.section === undefined ? null : (
            <meta property="article:section" content={article.section} />
          )}
        </>
      )}
      {image === undefined ? null : (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          {image.alt === undefined ? null : (
            <>
              <meta property="og:image:alt" content={image.alt} />
              <meta name="twitter:image:alt" content={image.alt} />
            </>
          )}
        </>
      )}
      <meta name="twitter:card" content={isLarge ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Pixels; networks show narrower pictures as thumbnails. */
const leastLarge = 600;

/** Networks need a language with its country: "en-US" is "en_US", "de" is "de_DE"; "fi" alone is skipped. */
const localeOf = remember((language: string): string | undefined => {
  const { language: name = '', region = homeRegions.get(name) } = readLanguageTag(language) ?? {};
  return region && `${name}_${region}`;
});

/** All in one graph, so that the things of a page can refer to each other. */
function StructuredData({ things }: { readonly things: readonly object[] }): ReactNode {
  if (things.length === 0) return null;
  const graph = jsonForScript({ '@context': 'https://schema.org', '@graph': things });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped so that it cannot leave its script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}

/**
 * The head of a page, for browsers, search engines and feeds. Urls are absolute on the public host.
 */
export interface HeadProps {
  readonly title: string;
  readonly description?: string;
  /** That of the page's entry, where it is another than the site's. */
  readonly language?: string;
  readonly canonical: string;
  readonly robots?: string;
  /** The same in other forms, such as the feed of a list. */
  readonly alternates?: readonly { readonly type: string; readonly title?: string; readonly href: string }[];
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
