import { decodeOrKeep } from '../../util/decode-or-keep.ts';
import { ownText } from '../../util/own-text.ts';
import { dial } from '../dial.ts';
import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import { prefixId } from './ids.ts';
import { plainText } from './text.ts';

/**
 * The hosts of the CMS: the endpoint's, and those in its settings. The first is the base of
 * relative links.
 */
export interface CmsHosts {
  readonly origin: string;
  readonly names: ReadonlySet<string>;
}

/** The place of a link: the base of relative ones. */
export interface LinkPlace {
  readonly hosts: CmsHosts;
  readonly uri: string | null;
}

const externalSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Collects hosts and ports from addresses; skips addresses other than http. */
export function cmsHosts(addresses: readonly string[]): CmsHosts {
  const urls = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address));
  const web = urls.filter(({ protocol }) => protocol === 'http:' || protocol === 'https:');
  return { origin: web[0]?.origin ?? 'http://localhost', names: new Set(web.map(({ host }) => host)) };
}

/**
 * Reads a link as typed. On the CMS's host: its path (decoded, NFC) with query and hash. Elsewhere:
 * the whole address. Null for an invalid address, an unsafe scheme (javascript, data, ...), a user
 * name in front of the host, or an action of a logged-in user.
 */
export function linkRef(link: string, place: LinkPlace): LinkRef | null {
  const path = plainPath(link, place.hosts);
  if (path !== undefined) return { ref: 'link', to: path, isInternal: true };
  const url = parse(link, place);
  if (!url) return null;
  if (!isCms(url, place.hosts)) return cutShared(outside(url), place.hosts);
  // An action for one logged-in user.
  if (url.search !== '' && url.searchParams.has('_wpnonce')) return null;

  return { ref: 'link', to: addressOf(url), isInternal: true };
}

/** Returns path, query and hash of an address on the CMS's host, as in links. */
function addressOf(url: URL): string {
  return decodePath(ownPath(url)) + url.search + contentHash(url.hash);
}

/** Begins with one slash: "//a/" is an address on another host. */
function ownPath({ pathname }: URL): string {
  return pathname.replace(/^\/+/, '/');
}

/**
 * The placeholder in a link for an address that it shares: a private-use character, which addresses
 * cannot contain.
 */
export const sharedMark = '\ue002';

// An address within a query is percent-encoded once or repeatedly.
const encodedAddress = /https?(?:%(?:25)*3A|:)(?:%(?:25)*2F|\/){2}[^&#\s]*/gi;

/**
 * Cuts addresses of the CMS out of an external link: `?u=https%3A%2F%2Fcms.example%2Fvisit%2F`
 * shares "/visit/".
 */
function cutShared(link: LinkRef, hosts: CmsHosts): LinkRef {
  const [scheme = ''] = /^\w+:(?:\/\/)?/.exec(link.to) ?? [];
  const shared: string[] = [];
  const cut = link.to.slice(scheme.length).replace(encodedAddress, (written) => {
    const address = decodeWhole(written);
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !isCms(url, hosts)) return written;
    shared.push(addressOf(url));
    return sharedMark;
  });
  return shared.length === 0 ? link : { ...link, to: scheme + cut, shared };
}

/** Decodes until the scheme can be read. */
function decodeWhole(written: string): string {
  let address = written;
  for (let times = 0; times < 3 && !/^https?:\/\//i.test(address); times++) address = decodeOrKeep(address);
  return address;
}

/**
 * Reads a whole address as an external link, whatever its host; null for what `linkRef` refuses.
 */
export function outsideRef(address: string): LinkRef | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return isSafe(url) ? outside(url) : null;
}

/** Reads the address of a picture or file; null outside the CMS's host. */
export function mediaRef(
  address: string,
  place: LinkPlace,
  { id, alt }: { id?: number | undefined; alt?: string | undefined } = {},
): MediaRef | null {
  const path = plainPath(address, place.hosts) ?? cmsPath(address, place);
  if (path === undefined) return null;
  return {
    ref: 'media',
    path: ownText(path),
    ...(id !== undefined && Number.isSafeInteger(id) && id > 0 && { id }),
    ...(alt !== undefined && { alt: withoutHosts(plainText(alt), place.hosts) }),
  };
}

function cmsPath(address: string, place: LinkPlace): string | undefined {
  const url = parse(address, place);
  return url && isCms(url, place.hosts) ? ownPath(url) : undefined;
}

/** Reads an attribute with an address: media by file or id, otherwise a link. */
export function addressRef(address: string, place: LinkPlace): LinkRef | MediaRef | null {
  const link = linkRef(address, place);
  const attachment = link?.isInternal && /[?&]attachment_id=(\d{1,15})(?!\d)/.exec(link.to)?.[1];
  if (attachment) return { ref: 'media', path: `/?attachment_id=${attachment}`, id: Number(attachment) };
  return link?.isInternal && isMediaPath(link.to) ? mediaRef(address, place) : link;
}

function isMediaPath(path: string): boolean {
  return path.includes('/wp-content/uploads/');
}

/**
 * Removes the CMS's host from addresses in a text: "https://cms.example/visit/" becomes "/visit/".
 */
export function withoutHosts(text: string, { names }: CmsHosts): string {
  if (!text.includes('//')) return text;
  return text.replace(/(?:https?:)?\/\/([^\s/?#"'<>\\&]+)\/?/gi, (address, host: string) =>
    names.has(host.toLowerCase()) ? '/' : address,
  );
}

/**
 * Converts a hash for the site's pages, where ids of the content have a prefix. `#top` and text
 * fragments stay.
 */
export function contentHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  return id === '' || id === 'top' || id.startsWith(':~:') ? hash : `#${prefixId(id)}`;
}

/**
 * Decodes a path once, except characters that would change its shape (%2F, %3F, %23) and broken
 * escapes.
 */
export function decodePath(path: string): string {
  return decodeOrKeep(path, decodeURI).normalize('NFC');
}

/** A path that a url parser leaves as it is, after a host or none. */
const plainAddress = /^(?:https?:\/\/([a-z\d.-]+(?::(?!80\/|443\/)\d+)?))?((?:\/[\w-]+(?:\.[\w-]+)*)+\/?)$/;

/** Returns the path of an address on the CMS's host, as most are: a url parser takes several times as long. */
function plainPath(address: string, { names }: CmsHosts): string | undefined {
  const [, host, path] = plainAddress.exec(address) ?? [];
  return (host === undefined ? names.size > 0 : names.has(host)) ? path : undefined;
}

const isWhole = /^https?:\/\//i;

function parse(link: string, { hosts, uri }: LinkPlace): URL | null {
  const text = link.trim();
  const base = isWhole.test(text) ? undefined : new URL(uri ?? '/', hosts.origin);
  if (text === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return isSafe(url) ? url : null;
}

function isSafe({ protocol, username, password }: URL): boolean {
  return externalSchemes.has(protocol) && username === '' && password === '';
}

/** The url parser keeps the rest of "mailto:" and "tel:" as it was typed. */
function outside({ href, protocol }: URL): LinkRef {
  const number = protocol === 'tel:' ? dial(decodeOrKeep(href.slice('tel:'.length))) : undefined;
  if (number !== undefined) return { ref: 'link', to: number, isInternal: false };
  return { ref: 'link', to: href.replace(/[<>"]/g, encodeURIComponent), isInternal: false };
}

function isCms(url: URL, { names }: CmsHosts): boolean {
  return url.host !== '' && names.has(url.host);
}
