import { BuildError } from './problem.ts';
import type { Page } from './render.ts';

/**
 * Throws BuildError `content` naming every page that holds a host of the CMS, though all its links should have become
 * ours. The admin door may, when the settings send it there. DESIGN section 5, promise 8.
 */
export function refuseHostLeaks(pages: readonly Page[], cmsHosts: readonly string[], siteUrl: string): void {
  // A headless WordPress may know itself under the address of the public site.
  const hosts = cmsHosts.filter((host) => host !== new URL(siteUrl).host);
  const problems = pages
    .filter(({ route }) => route.template !== 'admin')
    .flatMap(({ route, html }) => {
      const host = hosts.find((name) => html.includes(name));
      if (host === undefined) return [];
      const at = html.indexOf(host);
      return {
        message: `the page ${route.path} names the host of the CMS: …${html.slice(Math.max(0, at - 60), at + 80)}…`,
        ...(route.entry && { entry: route.entry }),
        hint: 'find the address in the entry, and link to the page itself',
      };
    });
  if (problems.length > 0) throw new BuildError('content', 'Pages would name the host of the CMS', problems);
}
