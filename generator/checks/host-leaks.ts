import { rememberValue } from '../dependencies/remember-value.ts';
import type { Problem } from '../problems/problem.ts';

export interface HostLeakInput {
  readonly file: { readonly path: string; readonly entry?: Problem['entry'] };
  readonly contents: string;
  /** The hosts of the CMS that no file may contain. */
  readonly hosts: readonly string[];
}

/**
 * Finds a host of the CMS in a page or another file: all links should have become the site's own.
 * Null without one.
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
