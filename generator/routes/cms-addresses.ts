import type { AnyEntry, SiteContent } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { plain } from '../content/paths.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import type { FixedPage } from './fixed-pages.ts';
import { listPageOf } from './kind-folders.ts';

/**
 * WordPress returns no address for the page that it uses as the list of posts, but menus link to
 * it.
 */
export function addressOfPosts(entry: AnyEntry): string | null {
  return entry.kind === 'page' && entry.fields.isPostsPage ? `/${entry.slug}/` : null;
}

/** Finds the lists of WordPress at addresses like "/events/" from the entries below them. */
export function archiveAddresses(
  content: SiteContent,
  fixed: ReadonlySet<FixedPage>,
): Record<string, string> {
  const found: Record<string, string> = { '/': '/' };
  if (fixed.has('news')) Object.assign(found, { '/news/p/': '/news/', '/news/page/': '/news/' });
  for (const path of fixed) found[`/${path}/`] = `/${path}/`;
  found['/wp-admin/'] = '/wp-admin/';
  for (const kind of kinds) {
    // WordPress has posts wherever its settings say: those addresses are looked up elsewhere.
    if (kind === 'page' || kind === 'post') continue;
    const uri = content.entries[kind].find((entry) => entry.uri !== null)?.uri;
    const base = uri?.split('/').slice(0, -2).join('/');
    const list = listPageOf(kind);
    if (base !== undefined && base !== '' && list !== undefined) found[addressKey(`${base}/`)] = `/${list}/`;
  }
  return found;
}

interface KnownAddresses {
  readonly pathOfId: ReadonlyMap<number, string>;
  /** Paths by the key of an address. */
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * Finds the path for an address of the CMS, by the number of the entry in its query or by its path;
 * null when unknown.
 */
export function findAddress(address: string, { pathOfId, addresses }: KnownAddresses): string | null {
  const { pathname, searchParams } = new URL(address, 'http://cms.invalid');
  const id = searchParams.get('p') ?? searchParams.get('page_id');
  return (id === null ? addresses.get(addressKey(pathname)) : pathOfId.get(Number(id))) ?? null;
}

/** Normalises an address: decoded, NFC, lower case, with both slashes. */
export function addressKey(address: string): string {
  if (plain.test(address) && /^\/(?:[^/]+\/)*$/.test(address)) return address;
  const inner = address
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeOrKeep(segment))
    .join('/');
  return inner === '' ? '/' : `/${inner.normalize('NFC').toLowerCase()}/`;
}

/**
 * Returns true for the address of a WordPress list by date, tag, author or search, which this site
 * does not have: an archive block links to hundreds of them.
 */
export function isWordPressArchive(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return archivePath.test(pathname) || archiveQueries.some((name) => searchParams.has(name));
}

// "/2026/", "/news/2026/11/", "/2026/11/22/page/2/", "/tag/sea/", "/author/moira/"
const archivePath = /^(?:\/[^/]+)?\/(?:\d{4}(?:\/\d{2}){0,2}|(?:tag|author|type)\/[^/]+)(?:\/page\/\d+)?\/?$/;
const archiveQueries = ['m', 'year', 'monthnum', 'author', 'tag', 's'];
