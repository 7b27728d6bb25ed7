import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { HeadProps } from '../../templates/Document.tsx';
import type { OutputFile } from '../output-file.ts';
import { hrefOf } from '../paths.ts';
import type { RoutePlan } from '../route.ts';

/** A sitemap may list this many addresses: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;

/** What the sitemap asks of a page. */
export interface SitemapPage extends Pick<RoutePlan, 'path' | 'status' | 'lastModified'> {
  readonly head: Pick<HeadProps, 'canonical' | 'robots'>;
}

export interface SitemapInput {
  readonly pages: readonly SitemapPage[];
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** Addresses a part; fewer in tests. */
  readonly addressesPerPart?: number;
}

/**
 * sitemap.xml with every page that a search engine should know: those with status 200 that are their own canonical page
 * and carry no `noindex`. Above 50,000 it is an index of sitemap-1.xml, sitemap-2.xml ... DESIGN
 * section 3, output folder.
 */
export async function sitemap({
  pages,
  siteUrl,
  addressesPerPart = maxAddresses,
}: SitemapInput): Promise<OutputFile[]> {
  const items = pages
    .filter((page) => isListed(page, siteUrl))
    .map(({ head, lastModified }) => ({
      url: head.canonical,
      ...(lastModified !== undefined && { lastmod: lastModified }),
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  if (items.length <= addressesPerPart) return [await part('sitemap.xml', items)];

  const parts: OutputFile[] = [];
  for (let start = 0; start < items.length; start += addressesPerPart) {
    parts.push(await part(`sitemap-${parts.length + 1}.xml`, items.slice(start, start + addressesPerPart)));
  }
  return [await index(parts, siteUrl), ...parts];
}

function isListed({ path, head, status }: SitemapPage, siteUrl: string): boolean {
  return (
    status === 200 && head.canonical === siteUrl + hrefOf(path) && !/\bnoindex\b/i.test(head.robots ?? '')
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
