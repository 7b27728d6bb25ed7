import { decodeOrKeep } from '../../util/decode-or-keep.ts';
import { ownText } from '../../util/own-text.ts';
import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import { prefixId } from './ids.ts';
import { plainText } from './text.ts';

/** Under which hosts the CMS answers: the endpoint's, and those of its settings. The first is the base of relative links. */
export interface CmsHosts {
  readonly origin: string;
  readonly names: ReadonlySet<string>;
}

/** Where a link was typed: relative ones are meant from there. */
export interface LinkPlace {
  readonly hosts: CmsHosts;
  readonly uri: string | null;
}

const externalSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Collects hosts and ports from addresses; what is not an http address is left out. */
export function cmsHosts(addresses: readonly string[]): CmsHosts {
  const urls = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address));
  const web = urls.filter(({ protocol }) => protocol === 'http:' || protocol === 'https:');
  return { origin: web[0]?.origin ?? 'http://localhost', names: new Set(web.map(({ host }) => host)) };
}

/**
 * Reads a link as typed. On the CMS's host: its path (decoded, NFC) with query and hash. Elsewhere: the whole address.
 * Null for what is no address, has an unsafe scheme (javascript, data, ...), hides its host behind a user name, or acts for the
 * person who is logged in.
 */
export function linkRef(link: string, place: LinkPlace): LinkRef | null {
  const url = parse(link, place);
  if (!url) return null;
  if (!isCms(url, place.hosts)) return cutShared(outside(url), place.hosts);
  // Made for one logged-in person, to act: nobody else's.
  if (url.searchParams.has('_wpnonce')) return null;

  return { ref: 'link', to: addressOf(url), isInternal: true };
}

/** Path, query and hash of an address on the CMS's host, as links keep them. */
function addressOf(url: URL): string {
  return decodePath(url.pathname) + url.search + contentHash(url.hash);
}

/** Stands in a link for an address that it shares: a private-use character, which no address keeps. */
export const sharedMark = '\ue002';

// An address within a query is percent-encoded, once or as often as it was passed on.
const encodedAddress = /https?(?:%(?:25)*3A|:)(?:%(?:25)*2F|\/){2}[^&#\s]*/gi;

/** Cuts addresses of the CMS out of an external link: `?u=https%3A%2F%2Fcms.example%2Fvisit%2F` shares "/visit/". */
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

/** Decoded until its scheme can be read. */
function decodeWhole(written: string): string {
  let address = written;
  for (let times = 0; times < 3 && !/^https?:\/\//i.test(address); times++) address = decodeOrKeep(address);
  return address;
}

/** Reads a whole address, which leads elsewhere whatever its host; null for what `linkRef` refuses. */
export function outsideRef(address: string): LinkRef | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return isSafe(url) ? outside(url) : null;
}

/** Reads the address of a picture or file; null when it does not lie on the CMS's host. */
export function mediaRef(
  address: string,
  place: LinkPlace,
  { id, alt }: { id?: number | undefined; alt?: string | undefined } = {},
): MediaRef | null {
  const url = parse(address, place);
  if (!url || !isCms(url, place.hosts)) return null;
  return {
    ref: 'media',
    path: ownText(url.pathname),
    ...(id !== undefined && Number.isSafeInteger(id) && id > 0 && { id }),
    ...(alt !== undefined && { alt: withoutHosts(plainText(alt), place.hosts) }),
  };
}

/** The reference that an attribute with an address stands for: media by its file or id, a link otherwise. */
export function addressRef(address: string, place: LinkPlace): LinkRef | MediaRef | null {
  const link = linkRef(address, place);
  const attachment = link?.isInternal && /[?&]attachment_id=(\d{1,15})(?!\d)/.exec(link.to)?.[1];
  if (attachment) return { ref: 'media', path: `/?attachment_id=${attachment}`, id: Number(attachment) };
  return link?.isInternal && isMediaPath(link.to) ? mediaRef(address, place) : link;
}

function isMediaPath(path: string): boolean {
  return path.includes('/wp-content/uploads/');
}

/** Takes the CMS's host out of addresses within a text: "https://cms.example/visit/" becomes "/visit/". */
export function withoutHosts(text: string, { names }: CmsHosts): string {
  if (!text.includes('//')) return text;
  return text.replace(/(?:https?:)?\/\/([^\s/?#"'<>\\&]+)\/?/gi, (address, host: string) =>
    names.has(host.toLowerCase()) ? '/' : address,
  );
}

/** A hash as it is in our pages, where ids out of content have a prefix. `#top` and text fragments stay. */
export function contentHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  return id === '' || id === 'top' || id.startsWith(':~:') ? hash : `#${prefixId(id)}`;
}

/** Decodes a path once, but for the characters that would change its shape (%2F, %3F, %23); broken escapes stay. */
export function decodePath(path: string): string {
  return decodeOrKeep(path, decodeURI).normalize('NFC');
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

/** What follows "mailto:" and "tel:" is left as it was typed by the parser of addresses. */
function outside({ href }: URL): LinkRef {
  return { ref: 'link', to: href.replace(/[<>"]/g, encodeURIComponent), isInternal: false };
}

function isCms(url: URL, { names }: CmsHosts): boolean {
  return url.host !== '' && names.has(url.host);
}
