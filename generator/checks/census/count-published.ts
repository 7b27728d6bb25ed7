import type { Census } from '../../publish/census.ts';
import type { PublishedSite } from '../../publish/published-site.ts';

/** Reads the counts of the published site from its manifest, or else from its folder. */
export function countPublished({ manifest, listing }: PublishedSite): Census {
  const rows = manifest?.census;
  if (manifest?.counts !== undefined) return { counts: manifest.counts, ...(rows && { rows }) };
  const pages = [...listing.keys()].filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  return {
    counts: { pages: pages.length, entries: {}, menus: { primary: 0, footer: 0 }, homeBlocks: 0 },
  };
}
