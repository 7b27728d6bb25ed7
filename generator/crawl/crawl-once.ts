import type { Kind } from '../content/content.ts';
import { cmsHosts } from '../content/html/links.ts';
import type { EntryReader } from '../content/kinds/entry-reader.ts';
import { collections } from '../content/kinds/index.ts';
import { byKind, settleByKind } from '../content/saved/by-kind.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import { type Answers, type BatchSize, noAnswers, withAnswers } from '../graphql/ask-together.ts';
import { emptyList } from '../graphql/known-list.ts';
import { type Plugins, pluginsOf } from '../graphql/plugins.ts';
import type { Problem } from '../problems/problem.ts';
import { settle } from '../problems/settle.ts';
import type { OnProgress } from '../util/progress.ts';
import { askMenus, askSite, listAhead, menuQuestions } from './ask-ahead.ts';
import type { PluginState } from './boardwalk/ask-state.ts';
import { crawlParts } from './boardwalk/crawl-parts.ts';
import { detailsAhead } from './boardwalk/details-ahead.ts';
import { findKnownMedia } from './boardwalk/known-plugin.ts';
import type { PluginIndex } from './boardwalk/read-index.ts';
import { rememberPlugin } from './boardwalk/remember-plugin.ts';
import { completeEntries } from './complete-entries.ts';
import type { CrawlContext } from './crawl-context.ts';
import { crawlEntries } from './crawl-entries.ts';
import { cacheKeyOf, stampState, stateOf } from './crawl-keys.ts';
import type { CrawlOptions } from './crawl-options.ts';
import { crawlMediaAhead, openLibrary } from './media.ts';
import { crawlMenu } from './menus.ts';
import { reuseEntries } from './reuse-entries.ts';
import { crawlCategories, crawlRedirects, crawlSettings } from './site-parts.ts';

/** The conditions of one pass over the content. */
export interface Pass {
  /** Paths of fields that the CMS does not know. */
  readonly unknown: ReadonlySet<string>;
  readonly without: readonly Kind[];
  /** Identifies the state of the content. */
  readonly seen: string;
  /** The saved crawl whose entries may be reused. */
  readonly saved: SavedCrawl | undefined;
  /** Entries that this crawl has read before the content changed. */
  readonly earlier: SavedCrawl | undefined;
  readonly batchSize: BatchSize;
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
  readonly discardJournal: () => Promise<void>;
}

/** Reads the content once, and reuses what has not changed. */
export async function crawlOnce(options: CrawlOptions, pass: Pass): Promise<PassResult> {
  const { menus, maxAgeMs, onSummary } = options;
  const { unknown: absent, without, seen, batchSize, reader, now, fetchedAt, plugin } = pass;
  const plugins = pluginsOf(absent);
  const told: Problem[] = [];
  const warn = (problem: Problem): void => {
    told.push(problem);
    options.warn(problem);
  };
  const saved = pass.earlier ?? pass.saved;
  const [site, menuPages] = askFirst(options, { ...pass, saved, absent, plugins });
  const client = withAnswers(withAnswers(options.client, site), menuPages);
  const [{ settings, addresses, newestFile }] = await settle([crawlSettings(client, warn), site.ended]);
  const hosts = cmsHosts([...addresses, client.endpoint]);
  const cacheKey = cacheKeyOf({ client, hosts, absent }, settings);
  const journal = await options.openJournal?.(cacheKey);
  const state = plugin
    ? stampState(seen, settings, fetchedAt)
    : stateOf([seen, newestFile], settings, { hosts, fetchedAt });
  const rules = { cacheKey, now, fetchedAt, maxAgeMs, state };
  const context: CrawlContext = {
    ...{ client, batchSize, hosts, now, fetchedAt, state, absent, reader },
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
  const ahead = saved && !plugin ? listAhead(saved.lists, without, context) : noAnswers;
  const reading = settle([
    settleByKind<'crawled'>(async (kind) => {
      const known = saved?.lists[kind] ?? emptyList;
      if (without.includes(kind)) return { reused: [], read: [], listed: known };
      const reuse = reuseEntries(kind, { saved, arrived }, rules);
      const rows = plugin?.index.rows.get(kind);
      return crawlEntries(collections[kind], { reuse, known, ahead, rows }, context);
    }),
    crawlCategories(telling),
    crawlMenu(menus.primary, telling),
    crawlMenu(menus.footer, telling),
    plugins.redirects ? crawlRedirects(telling) : [],
    plugins.pier ? crawlParts(telling) : {},
    crawlMediaAhead(saved, context),
    ahead.ended,
    menuPages.ended,
  ]);
  const [crawled, categories, primary, footer, redirects, parts, mediaAhead] = await reading;
  const [{ entries, media }] = await settle([
    completeEntries(crawled, { categories, saved, ahead: mediaAhead, context }),
  ]);

  const { counts } = context;
  const names = [...hosts.names];
  onSummary?.({ skipped: counts, hosts: names });
  const lists = byKind<'listed'>((kind) => crawled[kind].listed);
  const whole = { settings, categories, media, menus: { primary, footer }, redirects, ...parts };
  const result = { cacheKey, entries, ...whole, lists, batchSize: batchSize.next() };
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
    discardJournal: async () => journal?.discard(),
  };
}

interface First extends Pass {
  readonly absent: ReadonlySet<string>;
  readonly plugins: Plugins;
}

/**
 * Requests the small parts together. With the index of the plugin the changed entries are known:
 * their details come along, and the menus, whose locations the plugin registers.
 */
function askFirst(
  { client, menus, maxAgeMs }: CrawlOptions,
  { absent, plugins, plugin, saved, seen, batchSize, without, now, fetchedAt }: First,
): readonly [site: Answers, menuPages: Answers] {
  const asking = { client, batchSize };
  if (plugin === undefined) return [askSite(asking, { absent, plugins }), askMenus(asking, menus)];
  const menusToo = menuQuestions(menus);
  if (saved === undefined) return [askSite(asking, { absent, plugins, further: menusToo }), noAnswers];
  const state = stampState(seen, saved.settings, fetchedAt);
  const rules = { cacheKey: saved.cacheKey, now, fetchedAt, maxAgeMs, state };
  const details = detailsAhead(plugin.index, { saved, rules, without, absent });
  const further = [...menusToo, ...details];
  return [askSite(asking, { absent, plugins, further }), noAnswers];
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
