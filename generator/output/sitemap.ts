import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { OutputFile } from '../output-file.ts';
import { hrefOf } from '../paths.ts';
import type { Route } from '../route.ts';

/** A sitemap may list this many addresses: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;

export interface SitemapInput {
  readonly routes: readonly Pick<Route, 'path' | 'head' | 'status' | 'lastModified'>[];
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** Addresses a part; fewer in tests. */
  readonly addressesPerPart?: number;
}

/**
 * sitemap.xml with every page that a search engine should know: those with status 200 that are their own canonical page,
 * carry no `noindex` and say when they changed. Above 50,000 it is an index of sitemap-1.xml, sitemap-2.xml ... DESIGN
 * section 3, output folder.
 */
export async function sitemap({
  routes,
  siteUrl,
  addressesPerPart = maxAddresses,
}: SitemapInput): Promise<OutputFile[]> {
  const items = routes
    .filter((route) => isListed(route, siteUrl))
    .map(({ head, lastModified }) => ({ url: head.canonical, lastmod: lastModified }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  if (items.length <= addressesPerPart) return [await part('sitemap.xml', items)];

  const parts: OutputFile[] = [];
  for (let start = 0; start < items.length; start += addressesPerPart) {
    parts.push(await part(`sitemap-${parts.length + 1}.xml`, items.slice(start, start + addressesPerPart)));
  }
  return [await index(parts, siteUrl), ...parts];
}

function isListed({ path, head, status, lastModified }: SitemapInput['routes'][number], siteUrl: string) {
  return (
    status === 200 &&
    lastModified !== undefined &&
    head.canonical === siteUrl + hrefOf(path) &&
    !/\bnoindex\b/i.test(head.robots ?? '')
  );
}

async function part(path: string, items: readonly object[]): Promise<OutputFile> {
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  return { path, class: 'data', contents: await streamToPromise(Readable.from(items).pipe(stream)) };
}

async function index(parts: readonly OutputFile[], siteUrl: string): Promise<OutputFile> {
  const urls = parts.map(({ path }) => `${siteUrl}/${path}`);
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  return {
    path: 'sitemap.xml',
    class: 'data',
    contents: await streamToPromise(Readable.from(urls).pipe(stream)),
  };
}
