import type { Journal } from '../cache/journal.ts';
import type { Content, Kind, Settings } from '../content/content.ts';
import { dateLabel } from '../content/dates.ts';
import { cmsHosts, withoutHosts } from '../content/html/links.ts';
import { type EntryReader, openEntryReader } from '../content/kinds/entry-reader.ts';
import { collections } from '../content/kinds/index.ts';
import { byKind, settleByKind } from '../content/saved/by-kind.ts';
import { type EntryChange, findChanges } from '../content/saved/changes.ts';
import type { SavedCrawl, SavedEntry } from '../content/saved/saved-crawl.ts';
import type { Warn } from '../problems/problem.ts';
import { settle } from '../problems/settle.ts';
import { shortHash } from '../util/hash.ts';
import type { OnProgress } from '../util/progress.ts';
import { askMenus, askSite, type MenuLocations } from './ask-ahead.ts';
import { crawlCategories } from './categories.ts';
import { noAnswers, withAnswers } from './client/ask-together.ts';
import { type Breadth, openBreadth } from './client/breadth.ts';
import type { Client } from './client/client-types.ts';
import { findUnknown } from './client/find-unknown.ts';
import { emptyList } from './client/known-list.ts';
import { absentFields, pluginsOf } from './client/plugins.ts';
import { readUntilStill } from './client/read-until-still.ts';
import { completeEntries } from './complete-entries.ts';
import type { CrawlContext, CrawlCounts } from './crawl-context.ts';
import { crawlEntries } from './crawl-entries.ts';
import { type KindSwitches, missingKinds, optionalQueries, tellUnknown } from './known-kinds.ts';
import { listAhead } from './list-ahead.ts';
import { crawlMenu } from './menus.ts';
import { newestEdits } from './newest-edits.ts';
import { crawlRedirects } from './redirects.ts';
import { reuseEntries } from './reuse-entries.ts';
import { crawlSettings } from './settings.ts';

export interface CrawlOptions {
  readonly client: Client;
  /** The moment that the site is built for, ISO 8601. */
  readonly now: string;
  readonly menus: MenuLocations;
  /** Kinds that are switched off. Default: none. */
  readonly kinds?: KindSwitches;
  readonly warn: Warn;
  readonly onProgress?: OnProgress;
  /** Called once, at the end of a successful crawl. */
  readonly onSummary?: (summary: CrawlSummary) => void;
  /** The last saved crawl of this CMS. It may still be loading: the lists wait for it. */
  readonly saved?: SavedCrawl | Promise<SavedCrawl | undefined> | undefined;
  /** Opens the store of a crawl until it has succeeded. `cacheKey`: the cache key of every entry. */
  readonly openJournal?: (cacheKey: string) => Promise<Journal<SavedEntry>>;
  /** Shows drafts as well. Needs an editor's client: `generator/drafts`. */
  readonly hasDrafts?: boolean;
  /** Reads everything again. `saved` only serves to report changes. */
  readonly isFresh?: boolean;
  /** The moment of this crawl by the machine's clock, ISO 8601. Default: `now`. */
  readonly fetchedAt?: string;
  /** Entries read longer ago, before `fetchedAt`, are read again. Default: no limit. */
  readonly maxAgeMs?: number;
  /** `read-worker.ts` as a script, absolute. Default: reads entries in this thread. */
  readonly readWorker?: string | undefined;
}

/** The results of a crawl besides the content. */
export interface CrawlSummary {
  readonly skipped: Readonly<CrawlCounts>;
  /** Every host of the CMS, in the endpoint or in its settings. */
  readonly hosts: readonly string[];
}

export interface CrawlResult {
  readonly content: Content;
  /** For the next crawl. */
  readonly saved: SavedCrawl;
  /** Changes since the saved crawl; null without one. */
  readonly changes: readonly EntryChange[] | null;
  /** Call it when `saved` is safe on the disk: the journal is then not needed. */
  readonly discardJournal: () => Promise<void>;
}

/**
 * Reads all content of the site: the lists of entries, and the details of entries that are new or
 * changed since the saved crawl. The content does not depend on that crawl, on the order of
 * answers, on the address of the CMS or on its numbers per request. Reads content again that is
 * edited meanwhile. Throws a BuildError with all problems: `source` when the CMS does not answer,
 * `content` when its answers cannot be used.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { client, kinds: switches = {}, warn } = options;
  // First and alone: a CMS that cannot be reached is reported once.
  const [unknown] = await settle([findUnknown(client, optionalQueries(switches))]);
  tellUnknown(unknown).forEach(warn);
  const without = missingKinds(switches, unknown);
  const breadth = openBreadth(options.isFresh ? undefined : (await options.saved)?.breadth);
  const reader = openEntryReader(options.readWorker);
  try {
    return await readUntilStill({
      look: () => newestEdits(client, { without, breadth }),
      read: (seen, before: CrawlResult | undefined) =>
        crawlOnce(options, { unknown, without, seen, earlier: before?.saved, breadth, reader }),
    });
  } finally {
    await reader.close();
  }
}

interface Pass {
  /** Paths of fields that the CMS does not know. */
  readonly unknown: ReadonlySet<string>;
  readonly without: readonly Kind[];
  /** Identifies the state of the content. */
  readonly seen: string;
  /** Entries that this crawl has read before the content changed. */
  readonly earlier: SavedCrawl | undefined;
  readonly breadth: Breadth;
  readonly reader: EntryReader;
}

async function crawlOnce(
  options: CrawlOptions,
  { unknown, without, seen, earlier, breadth, reader }: Pass,
): Promise<CrawlResult> {
  const { menus, isFresh = false, maxAgeMs, onSummary } = options;
  const loading = Promise.resolve(options.saved);
  const plugins = pluginsOf(unknown);
  const absent = new Set([...unknown, ...absentFields(plugins)]);
  const asking = { client: options.client, breadth };
  const site = askSite(asking, { absent, plugins });
  const menuPages = askMenus(asking, menus);
  const client = withAnswers(withAnswers(options.client, site), menuPages);
  const [{ settings, addresses, newestFile }] = await settle([
    crawlSettings(client, options.warn),
    site.ended,
  ]);
  const setUp = startCrawl({ ...options, client }, addresses, absent);
  const cacheKey = cacheKeyOf(setUp, settings);
  const journal = await options.openJournal?.(cacheKey);
  const state = stateOf([seen, newestFile], settings, setUp);
  const context = { ...setUp, breadth, reader, journal: journal ?? noJournal, state };
  const { now, fetchedAt } = context;

  const saved = earlier ?? (isFresh ? undefined : await loading);
  const arrived = isFresh ? [] : (journal?.found ?? []);
  const rules = { cacheKey, now, fetchedAt, maxAgeMs, state };
  const ahead = saved ? listAhead(saved.lists, without, context) : noAnswers;
  const reading = settle([
    settleByKind<'crawled'>(async (kind) => {
      const known = saved?.lists[kind] ?? emptyList;
      if (without.includes(kind)) return { reused: [], read: [], listed: known };
      const reuse = reuseEntries(kind, { saved, arrived }, rules);
      return crawlEntries(collections[kind], { reuse, known, ahead }, context);
    }),
    crawlCategories(context),
    crawlMenu(menus.primary, context),
    crawlMenu(menus.footer, context),
    plugins.redirects ? crawlRedirects(context) : [],
    ahead.ended,
  ]);
  // A failing crawl leaves its entries to the next one.
  const [crawled, categories, primary, footer, redirects] = await reading.finally(() => journal?.written());
  const [{ entries, media }] = await settle([completeEntries(crawled, { categories, saved, context })]);

  onSummary?.({ skipped: context.counts, hosts: [...context.hosts.names] });
  const whole = { settings, categories, media, menus: { primary, footer }, redirects };
  const lists = byKind<'listed'>((kind) => crawled[kind].listed);
  const result = finish(
    { cacheKey, entries, ...whole, lists, breadth: breadth.next() },
    { now, without, before: await loading },
  );
  return { ...result, discardJournal: async () => journal?.discard() };
}

const noJournal = { add: () => undefined };

function startCrawl(
  { client, warn, onProgress = () => undefined, ...options }: CrawlOptions,
  addresses: readonly string[],
  absent: CrawlContext['absent'],
): Omit<CrawlContext, 'breadth' | 'journal' | 'reader' | 'state'> {
  const now = new Date(options.now).toISOString();
  return {
    client,
    hosts: cmsHosts([...addresses, client.endpoint]),
    now,
    hasDrafts: options.hasDrafts ?? false,
    fetchedAt: new Date(options.fetchedAt ?? now).toISOString(),
    absent,
    warn,
    onProgress: addSteps(onProgress),
    counts: { unpublished: 0, protected: 0, scheduled: 0, gone: 0 },
  };
}

/** The cache key of every entry. A plugin puts the site's title into all of them. */
function cacheKeyOf(
  { client, hosts, absent }: Pick<CrawlContext, 'client' | 'hosts' | 'absent'>,
  settings: Settings,
): string {
  // Without the endpoint's own host: the embedded demo has a new port each time, in all its
  // content.
  const { host } = new URL(client.endpoint);
  const others = [...hosts.names].filter((name) => name !== host).sort();
  return JSON.stringify({ others, absent: [...absent].sort(), settings });
}

/**
 * Makes a key of everything that an entry may show besides itself: the state of the content, and
 * the day, since no list shows new comments, feeds of other sites and the month of a calendar.
 * Independent of the CMS's address.
 */
function stateOf(
  seen: readonly string[],
  { timeZone }: Settings,
  { hosts, fetchedAt }: Pick<CrawlContext, 'hosts' | 'fetchedAt'>,
): string {
  const day = dateLabel(fetchedAt, timeZone).date;
  return shortHash(withoutHosts(JSON.stringify([day, ...seen]), hosts));
}

function finish(
  saved: SavedCrawl,
  { now, without, before }: Pick<Pass, 'without'> & { now: string; before: SavedCrawl | undefined },
): Omit<CrawlResult, 'discardJournal'> {
  const { settings, entries, categories, media, menus, redirects } = saved;
  const content: Content = {
    now,
    settings,
    entries: byKind<'entries'>((kind) => entries[kind].map(({ entry }) => entry)),
    categories,
    media,
    menus,
    redirects,
    ...(without.length > 0 && { without }),
  };
  return { content, saved, changes: before ? findChanges(before, saved) : null };
}

/** Adds up the steps of all kinds, which are crawled in parallel. */
function addSteps(onProgress: OnProgress): CrawlContext['onProgress'] {
  let done = 0;
  let total = 0;
  return ({ found = 0, read = 0 }) => {
    done += read;
    total += found;
    onProgress({ stage: 'crawl', done, total });
  };
}
