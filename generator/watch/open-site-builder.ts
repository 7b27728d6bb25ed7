import { build } from '../build.ts';
import { closeSite, openSite, type SiteOptions } from '../site/site.ts';
import { hasNews } from './has-content-changed.ts';
import type { SiteBuilder } from './site-builder.ts';

/** Opens a site for repeated builds, each of which makes only stale parts. */
export async function openSiteBuilder(options: SiteOptions): Promise<SiteBuilder> {
  const site = openSite(options);
  return {
    rebuild: (stale, rebuildOptions) => build(site, stale, rebuildOptions),
    poll: () => hasNews(site),
    close: () => closeSite(site),
  };
}
