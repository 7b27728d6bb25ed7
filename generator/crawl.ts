import { crawlCategories } from './collections/categories.ts';
import { completeEntries } from './collections/complete-entries.ts';
import type { CrawlContext, CrawlCounts } from './collections/crawl-context.ts';
import { crawlEntries } from './collections/crawl-entries.ts';
import { collections } from './collections/index.ts';
import { libraryPaths, withLibraryPaths } from './collections/media-refs.ts';
import { crawlMenu } from './collections/menus.ts';
import { recallEntries } from './collections/recall.ts';
import { crawlRedirects } from './collections/redirects.ts';
import { crawlSettings } from './collections/settings.ts';
import type { Content, Settings } from './content.ts';
import { cmsHosts } from './normalise/links.ts';
import type { Warn } from './problem.ts';
import type { OnProgress } from './progress.ts';
import { byKind, settleByKind } from './saved-crawl/by-kind.ts';
import { type EntryChange, findChanges } from './saved-crawl/changes.ts';
import { keepRenames } from './saved-crawl/renames.ts';
import type { SavedCrawl } from './saved-crawl/saved-crawl.ts';
import type { Client } from './source/client-types.ts';
import { absentFields, findPlugins } from './source/plugins.ts';
import { settle } from './source/settle.ts';

export interface CrawlOptions {
  readonly client: Client;
  /** The moment the site is built for, ISO 8601. */
  readonly now: string;
  /** The theme's menu locations: PRIMARY and FOOTER. */
  readonly menus: { readonly primary: string; readonly footer: string };
  readonly warn: Warn;
  readonly onProgress?: OnProgress;
  /** Told once, at the end of a crawl that succeeded. */
  readonly onSummary?: (summary: CrawlSummary) => void;
  /** What the last crawl of this CMS left. It may still be loading: it is waited for when the first list has come. */
  readonly saved?: SavedCrawl | Promise<SavedCrawl | undefined> | undefined;
  /** Reads everything anew. `saved` then only tells what changed. */
  readonly isFresh?: boolean;
  /** The moment of this crawl by the machine's clock, ISO 8601. Default: `now`. */
  readonly fetchedAt?: string;
  /** Entries that were read longer ago than this, before `fetchedAt`, are read anew. Default: no limit. */
  readonly maxAgeMs?: number;
}

/** What a crawl found out besides the content. */
export interface CrawlSummary {
  readonly leftOut: Readonly<CrawlCounts>;
  /** Every host under which the CMS answers or knows itself. */
  readonly hosts: readonly string[];
}

export interface CrawlResult {
  readonly content: Content;
  /** For the next crawl. */
  readonly saved: SavedCrawl;
  /** What changed since the saved crawl; null when there was none. */
  readonly changes: readonly EntryChange[] | null;
}

/**
 * Reads everything that the site is made from: the lists of what there is, and the details of what is new or changed
 * since the saved crawl. The content does not depend on that crawl, on the order of answers, on the address of the CMS or
 * on what the CMS numbers per request. Throws a BuildError with all problems: `source` when the CMS does not answer,
 * `content` when its answers cannot be used.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { client, menus, isFresh = false, maxAgeMs, onSummary } = options;
  const loading = Promise.resolve(options.saved);
  // One after the other: a CMS that cannot be reached is reported once.
  const [{ settings, addresses }] = await settle([crawlSettings(client, options.warn)]);
  const [plugins] = await settle([findPlugins(client)]);
  const context = startCrawl(options, addresses, absentFields(plugins));
  const { now, fetchedAt } = context;
  const basis = basisOf(context, settings);

  const recalling = loading.then((saved) => (isFresh ? undefined : saved));
  const rules = { basis, now, fetchedAt, maxAgeMs };
  const [crawled, categories, primary, footer, redirects] = await settle([
    settleByKind<'crawled'>((kind) => {
      const recall = recalling.then((saved) => recallEntries(kind, saved, rules));
      return crawlEntries(collections[kind], recall, context);
    }),
    crawlCategories(context),
    crawlMenu(menus.primary, context),
    crawlMenu(menus.footer, context),
    plugins.redirects ? crawlRedirects(context) : [],
  ]);
  const saved = await recalling;
  const [{ entries, media }] = await settle([completeEntries(crawled, { categories, saved, context })]);

  onSummary?.({ leftOut: context.counts, hosts: [...context.hosts.names] });
  const whole = { settings, categories, media, menus: { primary, footer }, redirects };
  return finish({ basis, entries, ...whole }, { now, before: await loading });
}

function startCrawl(
  { client, warn, onProgress = () => undefined, ...options }: CrawlOptions,
  addresses: readonly string[],
  absent: CrawlContext['absent'],
): CrawlContext {
  const now = new Date(options.now).toISOString();
  return {
    client,
    hosts: cmsHosts([...addresses, client.endpoint]),
    now,
    fetchedAt: new Date(options.fetchedAt ?? now).toISOString(),
    absent,
    warn,
    onProgress: addParts(onProgress),
    counts: { unpublished: 0, protected: 0, scheduled: 0, gone: 0 },
  };
}

/** What the reading of every entry depends on. A plugin puts the site's title into every entry's. */
function basisOf({ client, hosts, absent }: CrawlContext, settings: Settings): string {
  // The endpoint may have moved: the embedded demo has a new port each time, and all its content with it.
  const { host } = new URL(client.endpoint);
  const others = [...hosts.names].filter((name) => name !== host).sort();
  return JSON.stringify({ others, absent: [...absent].sort(), settings });
}

function finish(
  crawled: Omit<SavedCrawl, 'renames'>,
  { now, before }: { now: string; before: SavedCrawl | undefined },
): CrawlResult {
  const { settings, entries, categories, media, menus, redirects } = crawled;
  const saved = { ...crawled, renames: before ? keepRenames(before, crawled) : [] };
  const paths = libraryPaths(media);
  const content: Content = {
    now,
    settings,
    entries: byKind<'entries'>((kind) =>
      entries[kind].map(({ entry, mediaIds }) =>
        mediaIds.length > 0 ? withLibraryPaths(entry, paths) : entry,
      ),
    ),
    categories: withLibraryPaths(categories, paths),
    media,
    menus,
    redirects,
  };
  return { content, saved, changes: before ? findChanges(before, saved) : null };
}

/** Adds up the progress of the lists, which are crawled side by side. */
function addParts(onProgress: OnProgress): CrawlContext['onProgress'] {
  const parts = new Map<string, { done: number; total: number }>();
  return ({ what, done, total }) => {
    parts.set(what, { done, total });
    const all = [...parts.values()];
    onProgress({
      stage: 'crawl',
      done: all.reduce((sum, part) => sum + part.done, 0),
      total: all.reduce((sum, part) => sum + part.total, 0),
    });
  };
}
