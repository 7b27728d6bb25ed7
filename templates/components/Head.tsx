import type { ReactNode } from 'react';
import type { AssetUrls, HeadProps } from '../Document.tsx';
import { each } from './each.ts';
import { favicon } from './favicon.ts';
import { jsonForScript } from './json-for-script.ts';

interface DocumentHeadProps {
  readonly head: HeadProps;
  readonly language: string;
  readonly siteTitle: string;
  readonly assets: AssetUrls;
}

/** Where the feed of news lies (DESIGN, section 3, output folder). */
const feedPath = '/news/feed.xml';

/** The whole head of a page. No script stands in it inline, so a strict content security policy holds. */
export function Head({ head, language, siteTitle, assets }: DocumentHeadProps): ReactNode {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head.refreshTo === undefined ? null : (
        <meta httpEquiv="refresh" content={`0; url=${head.refreshTo}`} />
      )}
      <title>{head.title}</title>
      {head.description === undefined ? null : <meta name="description" content={head.description} />}
      {head.robots === undefined ? null : <meta name="robots" content={head.robots} />}
      <link rel="canonical" href={head.canonical} />
      {each(assets.preloadFonts, (href) => (
        <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={assets.stylesheet} />
      <script type="module" src={assets.runtime} data-hydrate={assets.hydrate} />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0b191b" media="(prefers-color-scheme: dark)" />
      <link rel="alternate" type="application/atom+xml" title={`${siteTitle}: news`} href={feedPath} />
      <OpenGraph head={head} language={language} siteTitle={siteTitle} />
      {each(head.jsonLd, (data) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped so that it cannot leave its script
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
      ))}
    </head>
  );
}

function OpenGraph({ head, language, siteTitle }: Omit<DocumentHeadProps, 'assets'>): ReactNode {
  const { type, image } = head.openGraph;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={head.title} />
      {head.description === undefined ? null : <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={head.canonical} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      {image === undefined ? null : (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}
