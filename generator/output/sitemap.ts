import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  ErrorLevel,
  SitemapIndexStream,
  type SitemapItem,
  SitemapItemStream,
  streamToPromise,
} from 'sitemap';
import type { HeadProps } from '../../templates/Document.tsx';
import type { OutputFile } from '../output-file.ts';
import { hrefOf } from '../paths.ts';
import type { RoutePlan } from '../route.ts';

/** A sitemap may list this many addresses: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;

/** What the sitemap asks of a page. */
export interface SitemapPage extends Pick<RoutePlan, 'path' | 'status' | 'lastModified'> {
  readonly head: Pick<HeadProps, 'canonical' | 'robots'>;
  /** Its pictures: full addresses, each once. */
  readonly pictures: readonly string[];
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
 * and carry no `noindex`, each with its pictures. Above 50,000 it is an index of sitemap-1.xml, sitemap-2.xml ... DESIGN
 * section 3, output folder.
 */
export async function sitemap({
  pages,
  siteUrl,
  addressesPerPart = maxAddresses,
}: SitemapInput): Promise<OutputFile[]> {
  const listed = pages
    .filter((page) => isListed(page, siteUrl))
    .sort((a, b) => (a.head.canonical < b.head.canonical ? -1 : 1));
  if (listed.length <= addressesPerPart) return [await part('sitemap.xml', listed)];

  const parts: OutputFile[] = [];
  for (let start = 0; start < listed.length; start += addressesPerPart) {
    const some = listed.slice(start, start + addressesPerPart);
    parts.push(await part(`sitemap-${parts.length + 1}.xml`, some));
  }
  return [await index(parts, siteUrl), ...parts];
}

function isListed({ path, head, status }: SitemapPage, siteUrl: string): boolean {
  return (
    status === 200 && head.canonical === siteUrl + hrefOf(path) && !/\bnoindex\b/i.test(head.robots ?? '')
  );
}

async function part(path: string, pages: readonly SitemapPage[]): Promise<OutputFile> {
  const hasPictures = pages.some(({ pictures }) => pictures.length > 0);
  const stream = new SitemapItemStream({ level: ErrorLevel.THROW });
  const items: string[] = [];
  stream.on('data', (xml: string) => items.push(xml));
  // All at once: piped to it, they take five times as long, and the file is made whole in any case.
  for (const page of pages) stream.write(itemOf(page));
  await finished(stream.end());
  return { path, class: 'data', contents: [openingOf(hasPictures), ...items, '</urlset>'].join('') };
}

/** What the library's own stream for whole files writes first. It is not used: it parses each of our addresses once more. */
function openingOf(hasPictures: boolean): string {
  const images = hasPictures ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>`;
}

function itemOf({ head, lastModified, pictures }: SitemapPage): SitemapItem {
  return {
    url: head.canonical,
    ...(lastModified !== undefined && { lastmod: new Date(lastModified).toISOString() }),
    img: pictures.map((url) => ({ url })),
    video: [],
    links: [],
  };
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
