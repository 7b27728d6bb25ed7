import type { Problem } from '../problems/problem.ts';

export interface HostLeakInput {
  readonly file: { readonly path: string; readonly entry?: Problem['entry'] };
  readonly contents: string;
  /** The hosts of the CMS that no file may name. */
  readonly hosts: readonly string[];
}

/**
 * The problem of a page or another file that names a host of the CMS, though all its links should have become ours; null when
 * it does not.
 */
export function findHostLeak({ file, contents, hosts }: HostLeakInput): Problem | null {
  const host = hosts.find((name) => contents.includes(name));
  if (host === undefined) return null;
  const at = contents.indexOf(host);
  const around = contents.slice(Math.max(0, at - 60), at + 80).replace(/\s+/g, ' ');
  return {
    gate: 'cmsHost',
    cause: `The host of the CMS, ${host}, appears in pages or files`,
    message: `${file.path} contains the host of the CMS: …${around}…`,
    ...(file.entry && { entry: file.entry }),
    hint: 'Find the address in the entry, and link to the page itself.',
  };
}

/**
 * The hosts of the CMS that no file may name, in every form. A headless WordPress may know itself under the address of the public
 * site: that host may be named, and those in `linked`, where media stays.
 */
export function hostsToHide(
  cmsHosts: readonly string[],
  { siteUrl, linked }: { readonly siteUrl: string; readonly linked: readonly string[] },
): readonly string[] {
  const hidden = cmsHosts.filter((host) => host !== new URL(siteUrl).host && !linked.includes(host));
  // Within a query a port is written "%3A8080".
  return [...new Set(hidden.flatMap((host) => [host, encodeURIComponent(host)]))];
}
