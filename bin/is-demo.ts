import type { ResolvedConfig } from '../config/resolve-config.ts';
import { demoSiteUrl } from '../demo/site-address.ts';

/**
 * Returns true for the embedded demo: no CMS is set, and the site has the address of the demo. Another site
 * never shows the demo's content or organisation.
 */
export function isDemo({ endpoint, siteUrl }: Pick<ResolvedConfig, 'endpoint' | 'siteUrl'>): boolean {
  return endpoint === undefined && siteUrl === demoSiteUrl;
}
