import type { ResolvedConfig } from '../config/resolve-config.ts';

/** The address of the demo's site, as `config/site.config.ts` has it. */
export const demoSiteUrl = 'https://www.halyardpier.example';

/**
 * Returns true for the embedded demo: no CMS is set, and the site has the address of the demo. Another site
 * never shows the demo's content or organisation.
 */
export function isDemo({ endpoint, siteUrl }: Pick<ResolvedConfig, 'endpoint' | 'siteUrl'>): boolean {
  return endpoint === undefined && siteUrl === demoSiteUrl;
}
