import type { FileTarget } from '../publish/count-files.ts';
import type { LayoutHashes } from '../rebuild/conditions.ts';
import type { PageKeeper, PageKeeperInput } from '../rebuild/page-keeper.ts';
import { hashSiteInputs } from '../rebuild/site-memory.ts';
import { pageSettings } from '../rebuild/site-settings.ts';
import { keepStoredToo, writeStoredToo } from '../rebuild/stored/keep-stored.ts';
import { divideIntoParts } from '../rebuild/stored/parts.ts';
import { openStoredPages } from '../rebuild/stored/stored-pages.ts';
import { pickRoutes, type RouteList } from '../routes/route.ts';
import type { BuildParts, Site } from '../site/site.ts';
import type { BuildState } from './build-state.ts';

/** How pages are made: in which order, and what they may be instead. */
export interface PageSources {
  readonly routes: RouteList;
  readonly keeper: PageKeeper;
  readonly target: FileTarget;
  /** Resolves when the page may be made or kept. */
  readonly ready: (path: string) => Promise<void>;
}

/**
 * Returns the hash of all that the pages are made from, except the time: the same on all machines.
 * Null when pages cannot be shared: content that is crawled here, or middleware.
 */
export function hashPageInputs(
  site: Site,
  parts: Pick<BuildParts, 'bundles' | 'contentAndMedia'>,
): string | null {
  if (parts.contentAndMedia.contentDigest === undefined) return null;
  return hashSiteInputs(site, parts, pageSettings(site.config));
}

/** Lets pages of the work store be kept too, where there is one. */
export function addStoredPages(
  state: BuildState,
  sources: Omit<PageSources, 'ready'>,
  { hashes, ...input }: Omit<PageKeeperInput, 'memory'> & { readonly hashes: LayoutHashes },
): PageSources {
  const { site, renderContext, searchMemory } = state;
  const { routes, keeper, target } = sources;
  const inputs = site.isFresh ? null : hashPageInputs(site, state);
  if (site.workStore === undefined || inputs === null) return { ...sources, ready: async () => undefined };
  const parts = divideIntoParts(routes);
  const { document, layout } = hashes;
  const { now } = input;
  const stored = openStoredPages(
    { store: site.workStore, inputs, now, document, takeRecord: searchMemory.now.add },
    parts,
  );
  return {
    // Part after part: memory holds one at a time.
    routes: pickRoutes(routes, parts.places.flat()),
    keeper: keepStoredToo(keeper, { ...input, stored, layout, forbidden: renderContext() }),
    target: writeStoredToo(target, stored),
    ready: stored.ready,
  };
}
