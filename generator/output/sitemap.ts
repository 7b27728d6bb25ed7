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
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, xhtml: false, image: hasPictures },
  });
  const items = Readable.from(itemsOf(pages));
  return { path, class: 'data', contents: await streamToPromise(items.pipe(stream)) };
}

/** One at a time: the items of a large site are not held all at once. */
function* itemsOf(pages: readonly SitemapPage[]) {
  for (const { head, lastModified, pictures } of pages) {
    yield {
      url: head.canonical,
      ...(lastModified !== undefined && { lastmod: lastModified }),
      img: pictures.map((url) => ({ url })),
    };
  }
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
