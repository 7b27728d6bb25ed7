import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { Bundles } from '../bundle/open-bundler.ts';
import { readSealed, writeSealed } from '../content/saved/crawl-files.ts';
import type { CrawlStore } from '../content/saved/crawl-store.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import type { NextChange } from '../dependencies/next-change.ts';
import type { FetchedMedia } from '../media/fetch-media.ts';
import type { Problem } from '../problems/problem.ts';
import type { PublishedSite } from '../publish/published-site.ts';
import { hashJson } from '../util/hash-json.ts';

/** A site in figures, as its report tells them. */
export interface SiteFigures {
  /** Pages by template, sorted by name. */
  readonly pages: Readonly<Record<string, number>>;
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
  /** When a page would next be another by the clock alone. */
  readonly nextChange: NextChange | null;
}

/** What a build remembers of the whole site: the coarsest fingerprint. */
export interface SiteMemory {
  readonly inputs: string;
  /** The moment that it was built for. */
  readonly now: string;
  /** Hash of the manifest that was published. */
  readonly manifest: string;
  readonly figures: SiteFigures;
  /** What was found wrong while the pages were made, to be told again. */
  readonly warnings: readonly Problem[];
}

interface HashedSite {
  readonly config: ResolvedConfig;
  readonly code: string;
  readonly crawlStore: Pick<CrawlStore, 'identify'>;
}

interface HashedParts {
  readonly bundles: Bundles;
  readonly gathered: {
    readonly saved?: SavedCrawl;
    readonly media: FetchedMedia;
    readonly cmsHosts: readonly string[];
  };
}

/**
 * One hash of all that a site is made from, but for the time. Null when it cannot be told in short: content that comes from a
 * file, or middleware, which may decide differently each time. The generator's own code is part of it, so another version makes the whole site again.
 */
export function hashSiteInputs(
  { config, code, crawlStore }: HashedSite,
  { bundles, gathered }: HashedParts,
): string | null {
  const { saved, media, cmsHosts } = gathered;
  if (saved === undefined || Object.keys(config.middleware).length > 0) return null;
  const { templates, assets, templateHashes } = bundles;
  return hashJson([
    version,
    code,
    crawlStore.identify(saved),
    [...media.table],
    [...media.digests],
    cmsHosts,
    config,
    [templates.hash, templateHashes, assets.urls, assets.files.map(({ path }) => path)],
  ]);
}

export interface CurrentSite {
  /** Asked only when there is something to compare with: after the crawl is saved, they are hashed at no cost. */
  readonly inputs: () => string | null;
  readonly now: string;
  readonly published: PublishedSite;
}

/**
 * True when a build would make just the site that is published: its inputs are those of the last build, no answer of the
 * clock has changed since, and the folder is as that build left it.
 */
export function isCurrent(
  memory: SiteMemory | null,
  { inputs, now, published }: CurrentSite,
): memory is SiteMemory {
  if (memory === null || memory.inputs !== inputs()) return false;
  const { nextChange } = memory.figures;
  const isSameTime = now >= memory.now && (nextChange === null || now < nextChange.at);
  return isSameTime && isWhole(published) && published.manifestHash === memory.manifest;
}

/** Every file of the manifest as it was written, and no other: the manifest itself is the one more. */
function isWhole({ manifest, listing, unchanged }: PublishedSite): boolean {
  const files = manifest?.files.length ?? -1;
  return unchanged.size === files && listing.size === files + 1;
}

/** Raise this when what is remembered, or what it is hashed from, changes its shape. */
const version = 1;

/** Null when there is none, or it cannot be read: then the site is made, and is the same. */
export async function loadSiteMemory(file: string): Promise<SiteMemory | null> {
  const found = await readSealed(file).catch(() => undefined);
  return isSiteMemory(found) ? found : null;
}

/** Our own checksum was right: only a glance. The inputs' hash holds the version. */
function isSiteMemory(value: unknown): value is SiteMemory {
  return typeof value === 'object' && value !== null && 'inputs' in value && 'figures' in value;
}

/** A cache that cannot be written is no failure: the next build makes every page's props again. */
export async function saveSiteMemory(file: string, memory: SiteMemory): Promise<void> {
  await writeSealed(file, memory).catch(() => undefined);
}
