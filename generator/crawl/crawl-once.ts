import type { Kind } from '../content/content.ts';
import { cmsHosts } from '../content/html/links.ts';
import type { EntryReader } from '../content/kinds/entry-reader.ts';
import type { Collections } from '../content/kinds/index.ts';
import { settleByKind } from '../content/saved/by-kind.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import { type Answers, noAnswers, withAnswers } from '../graphql/ask-together.ts';
import { pluginsOf } from '../graphql/plugins.ts';
import type { Problem } from '../problems/problem.ts';
import { settle } from '../problems/settle.ts';
import type { OnProgress } from '../util/progress.ts';
import { askParts } from './boardwalk/ask-parts.ts';
import type { PluginState } from './boardwalk/ask-state.ts';
import { crawlParts } from './boardwalk/crawl-parts.ts';
import { findKnownMedia, rememberPlugin } from './boardwalk/known-plugin.ts';
import type { PluginIndex } from './boardwalk/read-index.ts';
import { completeEntries } from './complete-entries.ts';
import type { CrawlContext } from './crawl-context.ts';
import { crawlEntries } from './crawl-entries.ts';
import type { CrawlJournal } from './crawl-journal.ts';
import { cacheKeyOf, stampState, stateOf } from './crawl-keys.ts';
import type { CrawlOptions, CrawlSummary } from './crawl-options.ts';
import { crawlMediaAhead, openLibrary } from './media.ts';
import { crawlMenu } from './menus.ts';
import { reuseEntries } from './reuse-entries.ts';
import { crawlCategories, crawlRedirects, crawlSettings } from './site-parts.ts';

/** The conditions of one pass over the content. */
export interface Pass {
  /** Paths of fields that the CMS does not know. */
  readonly unknown: ReadonlySet<string>;
  readonly without: readonly Kind[];
  readonly collections: Collections;
  /** Identifies the state of the content. */
  readonly seen: string;
  /** The saved crawl whose entries may be reused. */
  readonly saved: SavedCrawl | undefined;
  /** Entries that this crawl has read before the content changed. */
  readonly earlier: SavedCrawl | undefined;
  readonly reader: EntryReader;
  /** The moment that the site is built for, and that of this crawl. */
  readonly now: string;
  readonly fetchedAt: string;
  /** The lists by the plugin Boardwalk. Default: the lists are read one by one. */
  readonly plugin?: {
    readonly index: PluginIndex;
    readonly state: PluginState;
    readonly asked: string;
  };
}

export interface PassResult {
  readonly saved: SavedCrawl;
  readonly summary: CrawlSummary;
  readonly journal: CrawlJournal | undefined;
}

/** Reads the content once, and reuses what has not changed. */
export async function crawlOnce(options: CrawlOptions, pass: Pass): Promise<PassResult> {
  const { menus, maxAgeMs, mapping } = options;
  const { unknown: absent, without, collections, seen, reader, now, fetchedAt, plugin } = pass;
  const plugins = pluginsOf(absent);
  const told: Problem[] = [];
  const warn = (problem: Problem): void => {
    told.push(problem);
    options.warn(problem);
  };
  const saved = pass.earlier ?? pass.saved;
  const site = askFirst(options, { ...pass, saved });
  const client = withAnswers(options.client, site);
  const [{ settings, addresses, newestFile }] = await settle([crawlSettings(client, warn)]);
  const hosts = cmsHosts([...addresses, client.endpoint]);
  const cacheKey = cacheKeyOf({ client, hosts, absent, mapping }, settings);
  const journal = await options.openJournal?.(cacheKey);
  const state = plugin
    ? stampState(seen, settings, fetchedAt)
    : stateOf([seen, newestFile], settings, { hosts, fetchedAt });
  const rules = { cacheKey, now, fetchedAt, maxAgeMs, state };
  const context: CrawlContext = {
    ...{ client, collections, hosts, now, fetchedAt, state, absent, reader },
    timeZone: settings.timeZone,
    hasDrafts: options.hasDrafts ?? false,
    index: plugin?.index,
    knownMedia: findKnownMedia(saved, plugin?.index, rules),
    warn: options.warn,
    journal,
    takeMedia: openLibrary(saved?.media ?? []),
    onProgress: addSteps(options.onProgress ?? (() => undefined)),
    counts: { unpublished: 0, protected: 0, scheduled: 0, gone: 0 },
  };
  const telling = { ...context, warn };

  const arrived = options.isFresh ? [] : (journal?.found ?? []);
  const reading = settle([
    settleByKind<'crawled'>(async (kind) => {
      if (without.includes(kind)) return { reused: [], read: [] };
      const reuse = reuseEntries(kind, { saved, arrived }, rules);
      const rows = plugin?.index.rows.get(kind);
      return crawlEntries(collections[kind], { reuse, rows }, context);
    }),
    crawlCategories(telling),
    crawlMenu(menus.primary, telling),
    crawlMenu(menus.footer, telling),
    plugins.redirects ? crawlRedirects(telling) : [],
    plugins.pier ? crawlParts(telling) : {},
    crawlMediaAhead(saved, context),
  ]);
  const [crawled, categories, primary, footer, redirects, parts, mediaAhead] = await reading;
  const [{ entries, media }] = await settle([
    completeEntries(crawled, { categories, saved, ahead: mediaAhead, context }),
  ]);

  const { counts } = context;
  const names = [...hosts.names];
  const whole = { settings, categories, media, menus: { primary, footer }, redirects, ...parts };
  const result = { cacheKey, entries, ...whole };
  return {
    saved: plugin
      ? {
          ...result,
          plugin: rememberPlugin(result, {
            ...{ ...plugin, seen, unknown: absent, counts, told, fetchedAt },
            hosts: names.map((name) => (name === new URL(client.endpoint).host ? '' : name)),
            before: context.knownMedia.size > 0 ? saved?.plugin : undefined,
          }),
        }
      : result,
    summary: { skipped: { ...counts }, cmsHosts: names },
    journal,
  };
}

/** With the plugin, requests the small parts together: the changed entries are known, and the menus, whose locations it registers. */
function askFirst(
  { client, menus, maxAgeMs }: CrawlOptions,
  { unknown: absent, plugin, saved, seen, without, now, fetchedAt }: Pass,
): Answers {
  if (plugin === undefined) return noAnswers;
  const state = saved === undefined ? '' : stampState(seen, saved.settings, fetchedAt);
  const rules = { now, fetchedAt, maxAgeMs, state };
  const { index } = plugin;
  return askParts(client, { menus, plugins: pluginsOf(absent), index, saved, rules, without, absent });
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
