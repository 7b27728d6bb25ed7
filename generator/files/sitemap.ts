import type { HeadProps } from '../../templates/components/Head.tsx';
import { hrefOf } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { RouteFacts } from '../routes/route.ts';
import { createPauses } from '../util/pauses.ts';
import { declaration, element } from '../util/xml.ts';

/** The limits of one sitemap, before it is compressed: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;
const maxBytes = 50 * 1024 * 1024;

/** The properties of a page that the sitemap needs. */
export interface SitemapPage extends Pick<RouteFacts, 'path' | 'status'> {
  /** Time of the last change of the page, ISO 8601; absent where it is not known. */
  readonly lastModified?: string | undefined;
  readonly head: Pick<HeadProps, 'canonical' | 'robots'>;
  /** Full addresses of its pictures, each once. */
  readonly pictures: readonly string[];
}

export interface SitemapInput {
  /** In the order of their paths, in which the sitemap has them. */
  readonly pages: Iterable<SitemapPage>;
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** Limits of a part; lower in tests. */
  readonly addressesPerPart?: number;
  readonly bytesPerPart?: number;
}

/**
 * Makes sitemap.xml with every page for search engines: those with status 200 that are their own
 * canonical page and have no `noindex`, each with its pictures. When one file would be too large,
 * it is an index of sitemap-1.xml, sitemap-2.xml ..., each written when it is full.
 */
export async function* sitemap({
  pages,
  siteUrl,
  addressesPerPart = maxAddresses,
  bytesPerPart = maxBytes,
}: SitemapInput): AsyncGenerator<OutputFile> {
  const pause = createPauses();
  let part = emptyPart();
  let full = 0;
  const nameOf = (number: number) => `sitemap-${number}.xml`;
  for (const page of pages) {
    await pause();
    if (!isListed(page, siteUrl)) continue;
    const xml = itemOf(page, siteUrl);
    const bytes = Buffer.byteLength(xml);
    const isFull = part.addresses === addressesPerPart || part.bytes + bytes > bytesPerPart;
    if (isFull && part.addresses > 0) {
      yield fileOf(nameOf(++full), part);
      part = emptyPart();
    }
    addTo(part, { xml, bytes, hasPictures: page.pictures.length > 0 });
  }
  if (full === 0) return yield fileOf('sitemap.xml', part);
  yield fileOf(nameOf(++full), part);
  yield index(
    Array.from({ length: full }, (_, number) => nameOf(number + 1)),
    siteUrl,
  );
}

function isListed({ path, status, head: { canonical, robots } }: SitemapPage, siteUrl: string): boolean {
  return status === 200 && canonical === siteUrl + hrefOf(path) && !/\bnoindex\b/i.test(robots ?? '');
}

interface Part {
  /** Joined items. */
  readonly pieces: string[];
  addresses: number;
  bytes: number;
  hasPictures: boolean;
}

function emptyPart(): Part {
  return {
    pieces: [],
    addresses: 0,
    bytes: Buffer.byteLength(openingOf(true) + closing),
    hasPictures: false,
  };
}

function addTo(part: Part, item: { xml: string; bytes: number; hasPictures: boolean }): void {
  part.pieces.push(item.xml);
  part.addresses += 1;
  part.bytes += item.bytes;
  part.hasPictures ||= item.hasPictures;
}

function fileOf(path: string, { pieces, hasPictures }: Part): OutputFile {
  return { path, class: 'data', contents: [openingOf(hasPictures), ...pieces, closing].join('') };
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const closing = '</urlset>';

function openingOf(hasPictures: boolean): string {
  const images = hasPictures ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : '';
  return `${declaration}<urlset ${namespace}${images}>`;
}

function itemOf({ path, lastModified, pictures }: SitemapPage, siteUrl: string): string {
  const changed =
    lastModified === undefined ? '' : element('lastmod', {}, new Date(lastModified).toISOString());
  const images = pictures.map((url) => `<image:image>${element('image:loc', {}, url)}</image:image>`);
  return `<url>${element('loc', {}, siteUrl + hrefOf(path))}${changed}${images.join('')}</url>`;
}

function index(parts: readonly string[], siteUrl: string): OutputFile {
  const maps = parts.map((name) => `<sitemap>${element('loc', {}, `${siteUrl}/${name}`)}</sitemap>`);
  return {
    path: 'sitemap.xml',
    class: 'data',
    contents: `${declaration}<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`,
  };
}
