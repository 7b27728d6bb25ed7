import type { Problem } from './problem.ts';
import type { Route } from './route.ts';

export interface HostLeakInput {
  readonly route: Route;
  readonly html: string;
  /** The hosts of the CMS that no page may name. */
  readonly hosts: readonly string[];
}

/**
 * The problem of a page that names a host of the CMS, though all its links should have become ours; null when it does
 * not. The admin door may, when the settings send it there. DESIGN section 5, promise 8.
 */
export function findHostLeak({ route, html, hosts }: HostLeakInput): Problem | null {
  if (route.template === 'admin') return null;
  const host = hosts.find((name) => html.includes(name));
  if (host === undefined) return null;
  const at = html.indexOf(host);
  return {
    message: `the page ${route.path} names the host of the CMS: …${html.slice(Math.max(0, at - 60), at + 80)}…`,
    ...(route.entry && { entry: route.entry }),
    hint: 'find the address in the entry, and link to the page itself',
  };
}

/** A headless WordPress may know itself under the address of the public site: that host may be named. */
export function hostsToHide(cmsHosts: readonly string[], siteUrl: string): readonly string[] {
  return cmsHosts.filter((host) => host !== new URL(siteUrl).host);
}
