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
import { hrefOf } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { RouteFacts } from '../routes/route.ts';
import { type LongList, longList } from '../util/long-list.ts';
import { createPauses } from '../util/pauses.ts';

/** The most addresses of a sitemap: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;

/** The properties of a page that the sitemap needs. */
export interface SitemapPage extends Pick<RouteFacts, 'path' | 'status'> {
  /** Time of the last change of the page's entry, ISO 8601. */
  readonly lastModified?: string | undefined;
  readonly head: Pick<HeadProps, 'canonical' | 'robots'>;
  /** Full addresses of its pictures, each once. */
  readonly pictures: readonly string[];
}

export interface SitemapInput {
  /** In the order of their paths, in which the sitemap has them. */
  readonly pages: LongList<SitemapPage>;
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** Addresses per part; fewer in tests. */
  readonly addressesPerPart?: number;
}

/**
 * Makes sitemap.xml with every page for search engines: those with status 200 that are their own
 * canonical page and have no `noindex`, each with its pictures. Above 50,000 it is an index of
 * sitemap-1.xml, sitemap-2.xml ..., each generated on demand: they are large.
 */
export async function* sitemap({
  pages,
  siteUrl,
  addressesPerPart = maxAddresses,
}: SitemapInput): AsyncGenerator<OutputFile> {
  const listed = await listPages(pages, siteUrl);
  const pagesAt = (places: Int32Array): LongList<SitemapPage> =>
    longList(places.length, (number) => pages.at(places[number] as number) as SitemapPage);
  const count = Math.ceil(listed.length / addressesPerPart);
  if (count <= 1) return yield await part('sitemap.xml', pagesAt(listed), siteUrl);

  const names = Array.from({ length: count }, (_, number) => `sitemap-${number + 1}.xml`);
  yield await index(names, siteUrl);
  for (const [number, name] of names.entries()) {
    const start = number * addressesPerPart;
    yield await part(name, pagesAt(listed.subarray(start, start + addressesPerPart)), siteUrl);
  }
}

/** Returns the places of the listed pages. */
async function listPages(pages: LongList<SitemapPage>, siteUrl: string): Promise<Int32Array> {
  const pause = createPauses();
  const places = new Int32Array(pages.length);
  let count = 0;
  let place = 0;
  for (const page of pages) {
    if (isListed(page, siteUrl)) places[count++] = place;
    place += 1;
    await pause();
  }
  return places.subarray(0, count);
}

function isListed({ path, status, head: { canonical, robots } }: SitemapPage, siteUrl: string): boolean {
  return status === 200 && canonical === siteUrl + hrefOf(path) && !/\bnoindex\b/i.test(robots ?? '');
}

/** Items that are joined at once: the library gives many small ones. */
const itemsAPiece = 1_000;

async function part(path: string, pages: LongList<SitemapPage>, siteUrl: string): Promise<OutputFile> {
  const pause = createPauses();
  const stream = new SitemapItemStream({ level: ErrorLevel.THROW });
  const items: string[] = [];
  const pieces: string[] = [];
  let hasPictures = false;
  stream.on('data', (xml: string) => items.push(xml));
  for (const page of pages) {
    const item = itemOf(page, siteUrl);
    hasPictures ||= item.img.length > 0;
    // Many at once: piping takes five times as long, and the file is complete in memory anyway.
    stream.write(item);
    if (items.length >= itemsAPiece) pieces.push(items.splice(0).join(''));
    await pause();
  }
  await finished(stream.end());
  return {
    path,
    class: 'data',
    contents: [openingOf(hasPictures), ...pieces, ...items, '</urlset>'].join(''),
  };
}

/**
 * Returns the opening that the library's stream for whole files writes. That stream would parse
 * each address again.
 */
function openingOf(hasPictures: boolean): string {
  const images = hasPictures ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>`;
}

function itemOf({ path, lastModified, pictures }: SitemapPage, siteUrl: string): SitemapItem {
  return {
    url: siteUrl + hrefOf(path),
    ...(lastModified !== undefined && { lastmod: new Date(lastModified).toISOString() }),
    img: pictures.map((picture) => ({ url: picture })),
    video: [],
    links: [],
  };
}

async function index(parts: readonly string[], siteUrl: string): Promise<OutputFile> {
  const urls = parts.map((name) => `${siteUrl}/${name}`);
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  return {
    path: 'sitemap.xml',
    class: 'data',
    contents: await streamToPromise(Readable.from(urls).pipe(stream)),
  };
}
