import { rememberValue } from '../dependencies/remember-value.ts';
import type { Problem } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { findPrivateText, type PrivateText } from './private-texts.ts';

/** Texts that no file of the site may contain. */
export interface Forbidden {
  /** Hosts of the CMS. */
  readonly cmsHosts: readonly string[];
  readonly privateTexts: readonly PrivateText[];
  /** Addresses on those hosts that the settings want on pages: those of forms. */
  readonly formAddresses?: readonly string[];
}

export interface CheckedPage {
  readonly path: string;
  readonly entry?: Problem['entry'];
  readonly call: { readonly template: string };
}

/** The policy of a page, which admits linked media from the host of the CMS, and forms. */
const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Lists the problems of a page's html. The admin redirect may contain the CMS's host, when the
 * settings say so.
 */
export function checkPage(
  page: CheckedPage,
  html: string,
  { cmsHosts, privateTexts, formAddresses = [] }: Forbidden,
): readonly Problem[] {
  const hosts = page.call.template === 'admin' ? [] : cmsHosts;
  const leak = findHostLeak({ file: page, contents: html, hosts });
  // Rare: only the html of such a page is copied, without the parts in which a host is allowed.
  const contents =
    leak &&
    formAddresses.reduce((text, address) => text.replaceAll(address, ''), html.replace(policyTag, ''));
  return present([
    contents === null ? null : findHostLeak({ file: page, contents, hosts }),
    findPrivateText(page, html, privateTexts),
  ]);
}

/**
 * Returns false for the html of pages in which `checkPage` finds nothing. Bytes are searched in a
 * fifth of the time that it takes to decode them.
 */
export function mayHold(html: Uint8Array, { cmsHosts, privateTexts }: Forbidden): boolean {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  return (
    cmsHosts.some((host) => bytes.includes(host)) ||
    // Those with a pattern have other writings, too.
    privateTexts.some(({ text, pattern }) => pattern !== null || bytes.includes(text))
  );
}

/**
 * Lists the problems of other files: feeds, calendars, redirects, own scripts and styles. `entry`
 * is the entry of the file.
 */
export function checkFile(
  file: OutputFile,
  { cmsHosts, privateTexts }: Forbidden,
  entry?: Problem['entry'],
): readonly Problem[] {
  if (!('contents' in file)) return [];
  const place = { path: `/${file.path}`, ...(entry && { entry }) };
  const { contents } = file;
  return present([
    file.class === 'data'
      ? findHostLeak({ file: place, contents: contents.toString(), hosts: cmsHosts })
      : null,
    findPrivateText(place, contents, privateTexts),
  ]);
}

function present(problems: readonly (Problem | null)[]): readonly Problem[] {
  return problems.filter((problem) => problem !== null);
}

interface HostLeakInput {
  readonly file: { readonly path: string; readonly entry?: Problem['entry'] };
  readonly contents: string;
  /** The hosts of the CMS that no file may contain. */
  readonly hosts: readonly string[];
}

/**
 * Finds a host of the CMS in a page or another file: all links should have become the site's own.
 * Null without one.
 * @internal
 */
export function findHostLeak({ file, contents, hosts }: HostLeakInput): Problem | null {
  const found = hosts.length === 0 ? null : anyOf(hosts).exec(contents);
  if (found === null) return null;
  const { 0: host, index: at } = found;
  const around = contents.slice(Math.max(0, at - 60), at + 80).replace(/\s+/g, ' ');
  return {
    check: 'cmsHost',
    cause: `The host of the CMS, ${host}, appears in pages or files`,
    message: `${file.path} contains the host of the CMS: …${around}…`,
    ...(file.entry && { entry: file.entry }),
    hint: 'Find the address in the entry, and link to the page itself.',
  };
}

/** In the html of a page, an expression finds a text in a tenth of the time that `includes` takes. */
const anyOf = rememberValue((texts: readonly string[]): RegExp => {
  return new RegExp(texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'));
});

/**
 * Lists the hosts of the CMS that no file may contain, in every form. A headless WordPress may use
 * the address of the public site: that host is allowed, and those in `linked`, where media stays.
 */
export function hostsToHide(
  cmsHosts: readonly string[],
  { siteUrl, linked }: { readonly siteUrl: string; readonly linked: readonly string[] },
): readonly string[] {
  const hidden = cmsHosts.filter((host) => host !== new URL(siteUrl).host && !linked.includes(host));
  // Within a query, a port is written "%3A8080".
  return [...new Set(hidden.flatMap((host) => [host, encodeURIComponent(host)]))];
}
