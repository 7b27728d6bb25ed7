import type { Content, MenuNode } from '../content.ts';
import type { SiteCounts } from '../output/manifest.ts';
import { unpackBlocks } from '../packed-blocks.ts';
import type { PublishedSite } from '../publish/published-site.ts';
import type { Route } from '../route.ts';

/** Counts what a site would be missed for. The manifest keeps it, so that the next build can compare: no cache is needed. */
export function countSite(
  routes: readonly Route[],
  { entries, menus }: Pick<Content, 'entries' | 'menus'>,
): SiteCounts {
  const counts = new Map(Object.keys(entries).map((kind) => [kind, 0]));
  for (const { entry } of routes) {
    if (entry === undefined) continue;
    const count = counts.get(entry.kind);
    // A category has no page without its posts: those are counted.
    if (count !== undefined) counts.set(entry.kind, count + 1);
  }
  const home = entries.page.find(({ fields }) => fields.isFrontPage);
  return {
    pages: routes.length,
    entries: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    menus: { primary: countItems(menus.primary), footer: countItems(menus.footer) },
    homeBlocks: home === undefined ? 0 : unpackBlocks(home.blocks).length,
  };
}

/** What the published site says of itself; where its manifest cannot be read, what lies in its folder. */
export function countPublished({ manifest, listing }: PublishedSite): SiteCounts {
  if (manifest?.counts !== undefined) return manifest.counts;
  const pages = [...listing.keys()].filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  return { pages: pages.length, entries: {}, menus: { primary: 0, footer: 0 }, homeBlocks: 0 };
}

function countItems(menu: readonly MenuNode[]): number {
  return menu.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}
