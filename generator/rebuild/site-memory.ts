import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { loadValue, saveValue } from '../cache/one-value.ts';
import type { CrawlStore } from '../content/saved/crawl-store.ts';
import type { NextChange } from '../dependencies/next-change.ts';
import type { Problem } from '../problems/problem.ts';
import type { HeaviestFiles } from '../publish/count-files.ts';
import type { PublishedSite } from '../publish/published-site.ts';
import { hashJson } from '../util/hash.ts';
import type { PublishedEntry } from './published-entries.ts';
import { siteSettings } from './site-settings.ts';
import { digestsOf, type HashedParts, identifyBundles, type Unread } from './unread.ts';

/** The figures of a site for its report. */
export interface SiteFigures {
  /** Pages by template, sorted by name. */
  readonly pages: Readonly<Record<string, number>>;
  readonly files: number;
  /** The size of all files. */
  readonly bytes: number;
  readonly heaviest: HeaviestFiles;
  /** The next change of a page without an edit. */
  readonly nextChange: NextChange | null;
  /** All entries that it was made from, sorted by kind and id. */
  readonly entries: readonly PublishedEntry[];
}

/** The memory of the whole site: the coarsest fingerprint. */
export interface SiteMemory {
  readonly inputs: string;
  /** The moment of that build. */
  readonly now: string;
  /** Hash of the manifest that was published. */
  readonly manifest: string;
  readonly figures: SiteFigures;
  /** Warnings of making the pages, to be reported again. */
  readonly warnings: readonly Problem[];
  /** With it, a build may find that nothing has changed before it reads the content; null where it has to be read. */
  readonly unread: Unread | null;
}

interface HashedSite {
  readonly config: ResolvedConfig;
  readonly code: string;
  readonly crawlStore: Pick<CrawlStore, 'identify'>;
}

/**
 * Hashes all inputs of a site except the time. Null when they cannot be hashed: middleware may decide
 * differently each time. Includes the generator's code, so another version makes the whole site again.
 * `settings` are those that count.
 */
export function hashSiteInputs(
  { config, code, crawlStore }: HashedSite,
  { bundles, contentAndMedia }: HashedParts,
  settings: object = siteSettings(config),
): string | null {
  const { content, saved, contentDigest, media, publicFiles, cmsHosts } = contentAndMedia;
  const identity = contentDigest ?? (saved && crawlStore.identify(saved));
  if (identity === undefined || Object.keys(config.middleware).length > 0) return null;
  return hashJson([
    code,
    identity,
    content.answers ?? null,
    [...media.table],
    [...media.digests],
    digestsOf(publicFiles),
    cmsHosts,
    settings,
    identifyBundles(bundles),
  ]);
}

export interface CurrentSite {
  /**
   * Called only when there is a memory to compare with: after the crawl is saved, the hash costs
   * nothing.
   */
  readonly inputs: () => string | null;
  readonly now: string;
  readonly published: PublishedSite;
}

/**
 * Returns true when a build would give the published site again: same inputs, no changed answer of
 * the clock, and an unchanged folder.
 */
export function isCurrent(
  memory: SiteMemory | null,
  { inputs, now, published }: CurrentSite,
): memory is SiteMemory {
  if (memory === null || memory.inputs !== inputs()) return false;
  return isSameTime(memory, now) && isWhole(published) && published.manifestHash === memory.manifest;
}

/** Returns true when the clock has changed no answer since. */
export function isSameTime({ now: then, figures: { nextChange } }: SiteMemory, now: string): boolean {
  return now >= then && (nextChange === null || now < nextChange.at);
}

/**
 * Checks that the folder contains every file of the manifest, unchanged, and no other except the
 * manifest.
 */
function isWhole({ manifest, listing, unchanged }: PublishedSite): boolean {
  const files = manifest?.fileCount ?? -1;
  return unchanged.size === files && listing.size === files + 1;
}

const contents = 'site';

/** Returns null when it is missing or unreadable: the site is made again, with the same result. */
export function loadSiteMemory(file: string): SiteMemory | null {
  const saved = loadValue(contents, file);
  return isSiteMemory(saved) ? saved : null;
}

/** Not validated in full: the checksum was verified. */
function isSiteMemory(value: unknown): value is SiteMemory {
  return typeof value === 'object' && value !== null && 'inputs' in value && 'figures' in value;
}

/** Never throws: without this memory, the next build makes every page's props again. */
export function saveSiteMemory(file: string, memory: SiteMemory): void {
  saveValue(contents, file, memory);
}
