import type { Content, Kind } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { openEntryReader } from '../content/kinds/entry-reader.ts';
import { collectionsOf } from '../content/kinds/index.ts';
import { byKind } from '../content/saved/by-kind.ts';
import { type EntryChange, findChanges } from '../content/saved/changes.ts';
import type { KnownPlugin, SavedCrawl } from '../content/saved/saved-crawl.ts';
import { pluginsOf } from '../graphql/plugins.ts';
import { settle } from '../problems/settle.ts';
import { askState, type PluginState } from './boardwalk/ask-state.ts';
import { followIndex } from './boardwalk/follow-index.ts';
import { hasSamePlugins, isUnchanged, takeSaved } from './boardwalk/known-plugin.ts';
import { takeAgreed } from './boardwalk/take-agreed.ts';
import type { CrawlJournal } from './crawl-journal.ts';
import { crawlOnce, type PassResult } from './crawl-once.ts';
import type { CrawlOptions, CrawlSummary } from './crawl-options.ts';
import { findAbsent, missingKinds, tellUnknown } from './known-kinds.ts';
import { newestEdits } from './newest-edits.ts';
import { readUntilStill } from './read-until-still.ts';

export interface CrawlResult extends CrawlSummary {
  readonly content: Content;
  /** For the next crawl. */
  readonly saved: SavedCrawl;
  /** Changes since the saved crawl; null without one. */
  readonly changes: readonly EntryChange[] | null;
  /** When the next scheduled entry of the CMS is due, ISO 8601 in UTC; null for none, or unknown. */
  readonly nextScheduled: string | null;
  /** Discard it when `saved` is safe on the disk. */
  readonly journal?: CrawlJournal | undefined;
}

/**
 * Reads all content of the site: the lists of entries, and the details of entries that are new or
 * changed since the saved crawl. The content does not depend on that crawl, on the order of
 * answers, on the address of the CMS or on its numbers per request. Reads content again that is
 * edited meanwhile. With the plugin Boardwalk in the CMS, an unchanged CMS takes one request.
 * Throws a BuildError with all problems: `source` when the CMS does not answer, `content` when its
 * answers cannot be used.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { client, kinds: switches = {}, mapping, hasDrafts = false, warn } = options;
  const collections = collectionsOf(mapping);
  const before = await options.saved;
  const saved = options.isFresh || hasDrafts ? undefined : before;
  const asked = JSON.stringify([
    options.menus,
    switches,
    ...(mapping ? [mapping] : []),
    ...(options.authors ? ['authors'] : []),
  ]);
  const { unknown, state } = await probeCms(options, { saved, asked });
  tellUnknown(unknown, collections).forEach(warn);
  const without = missingKinds(switches, unknown, collections);
  const nextScheduled = state?.nextChange ?? null;
  const moments = momentsOf(options);
  const rules = { ...moments, asked, maxAgeMs: options.maxAgeMs };
  if (state !== undefined && hasPlugin(saved) && isUnchanged(saved, state, rules))
    return {
      ...takeSaved(saved, options),
      ...finish(saved, { ...moments, without, before }),
      nextScheduled,
    };

  const offered = kinds.filter((kind) => !without.includes(kind));
  const followed = state && (await followIndex({ client, state, kinds: offered, unknown, warn }));
  const reader = openEntryReader(options.readWorker);
  const pass = { unknown, without, collections, reader, saved, ...moments };
  try {
    const read = await readUntilStill<PassResult>({
      look: followed?.look ?? (() => newestEdits(client, { without, collections })),
      read: async (seen, earlier) =>
        crawlOnce(options, {
          ...pass,
          seen,
          earlier: earlier?.saved,
          ...(state && followed && { plugin: { index: await followed.at(seen), state, asked } }),
        }),
      agree: (first, next) => {
        const agreed = takeAgreed(first.saved, next.saved);
        return agreed && { ...next, saved: agreed };
      },
    });
    const { saved: now, journal, summary } = read;
    return { ...summary, ...finish(now, { ...moments, without, before }), journal, nextScheduled };
  } finally {
    await reader.close();
  }
}

interface ProbedCms {
  /** Paths of fields that the CMS does not know. */
  readonly unknown: ReadonlySet<string>;
  /** The state by the plugin Boardwalk; undefined when the lists are to be read without it. */
  readonly state: PluginState | undefined;
}

/**
 * Asks the CMS for its state, and for what it knows, first and alone: a CMS that cannot be reached
 * is reported once. With the same plugins as at the saved crawl, and the same kinds asked for, it
 * knows the same.
 */
async function probeCms(
  { client, hasDrafts = false, early: answered, ...switches }: CrawlOptions,
  { saved, asked }: { readonly saved: SavedCrawl | undefined; readonly asked: string },
): Promise<ProbedCms> {
  const known = saved?.plugin;
  const knownUnknown = new Set(known?.unknown);
  const early =
    known &&
    (answered ? answered.state : await askState(client, { unless: known.stamp, unknown: knownUnknown }));
  if (known && early && known.asked === asked && hasSamePlugins(known, early.plugins))
    return { unknown: knownUnknown, state: early };

  const [unknown] = await settle([findAbsent(client, switches)]);
  // The index has no drafts, and the stamp is of the plugin's own kinds.
  if (hasDrafts || switches.mapping !== undefined || !pluginsOf(unknown).index)
    return { unknown, state: undefined };
  return { unknown, state: early ?? (await askState(client, { unknown })) };
}

function hasPlugin(saved: SavedCrawl | undefined): saved is SavedCrawl & { readonly plugin: KnownPlugin } {
  return saved?.plugin !== undefined;
}

function momentsOf({ now, fetchedAt }: CrawlOptions): { readonly now: string; readonly fetchedAt: string } {
  const moment = new Date(now).toISOString();
  return { now: moment, fetchedAt: new Date(fetchedAt ?? moment).toISOString() };
}

interface Finished {
  readonly now: string;
  readonly without: readonly Kind[];
  readonly before: SavedCrawl | undefined;
}

function finish(
  saved: SavedCrawl,
  { now, without, before }: Finished,
): Pick<CrawlResult, 'content' | 'saved' | 'changes'> {
  const { settings, entries, categories, media, menus, redirects, pier, formerAddresses } = saved;
  const content: Content = {
    now,
    settings,
    entries: byKind<'entries'>((kind) => entries[kind].map(({ entry }) => entry)),
    categories,
    media,
    menus,
    redirects,
    ...(pier && { pier }),
    ...(formerAddresses && { formerAddresses }),
    ...(without.length > 0 && { without }),
  };
  return {
    content,
    saved,
    changes: before ? findChanges(before, saved) : null,
  };
}
