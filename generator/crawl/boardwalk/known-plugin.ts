import { isYoung, type TrustRules } from '../../cache/is-trusted.ts';
import type { Media } from '../../content/content.ts';
import { kinds } from '../../content/kinds/descriptions.ts';
import type { CrawlCounts, KnownPlugin, SavedCrawl } from '../../content/saved/saved-crawl.ts';
import type { Problem } from '../../problems/problem.ts';
import { allRecords, namedMedia, tellMediaLosses } from '../complete-entries.ts';
import { stampState } from '../crawl-keys.ts';
import type { CrawlOptions, CrawlSummary } from '../crawl-options.ts';
import { isUsable } from '../reuse-entries.ts';
import type { PluginState } from './ask-state.ts';
import type { PluginIndex } from './read-index.ts';

export interface CurrentRules extends TrustRules {
  readonly now: string;
  /** The settings of the site that decide what is requested. */
  readonly asked: string;
}

/**
 * Returns true when the saved crawl can be used as it is: the CMS has the same stamp and plugins,
 * the same is requested, and every entry could be reused.
 */
export function isUnchanged(
  saved: SavedCrawl & { readonly plugin: KnownPlugin },
  { stamp, plugins, isSure }: PluginState,
  { asked, ...rules }: CurrentRules,
): boolean {
  const { plugin, settings, entries } = saved;
  if (!isSure || plugin.stamp !== stamp || plugin.asked !== asked || !hasSamePlugins(plugin, plugins))
    return false;
  // The moment of a scheduled entry may have come.
  if (plugin.skipped.scheduled > 0 || !isYoung(plugin.mediaReadAt, rules)) return false;
  const state = stampState(stamp, settings, rules.fetchedAt);
  return kinds.every((kind) => entries[kind].every((record) => isUsable(record, { ...rules, state })));
}

/** Takes the saved crawl as the result of this one, and reports its problems again. Returns its summary. */
export function takeSaved(
  saved: SavedCrawl & { readonly plugin: KnownPlugin },
  { client, warn }: Pick<CrawlOptions, 'client' | 'warn'>,
): CrawlSummary {
  const { entries, plugin } = saved;
  plugin.problems.forEach(warn);
  for (const { problems } of allRecords(entries)) problems.forEach(warn);
  tellMediaLosses(saved, warn);
  const { host } = new URL(client.endpoint);
  return { skipped: { ...plugin.skipped }, cmsHosts: plugin.hosts.map((name) => name || host) };
}

/** Returns true when the CMS knows the same fields as at the saved crawl. */
export function hasSamePlugins(
  { plugins }: Pick<KnownPlugin, 'plugins'>,
  now: PluginState['plugins'],
): boolean {
  return (
    now.length > 0 && now.length === plugins.length && now.every((name, index) => name === plugins[index])
  );
}

/** Finds files of the saved crawl of the same version: null for those that could not be used. */
export function findKnownMedia(
  saved: SavedCrawl | undefined,
  index: PluginIndex | undefined,
  rules: TrustRules,
): ReadonlyMap<number, Media | null> {
  const known = new Map<number, Media | null>();
  if (saved?.plugin === undefined || index === undefined) return known;
  if (!isYoung(saved.plugin.mediaReadAt, rules)) return known;
  const byId = new Map(saved.media.map((media) => [media.id, media]));
  for (const [name, version] of Object.entries(saved.plugin.mediaVersions)) {
    const id = Number(name);
    if (index.media.get(id) === version) known.set(id, byId.get(id) ?? null);
  }
  return known;
}

interface PluginMemory {
  readonly index: PluginIndex;
  readonly state: PluginState;
  /** The stamp at the start of the crawl. */
  readonly seen: string;
  readonly asked: string;
  readonly unknown: ReadonlySet<string>;
  readonly hosts: readonly string[];
  readonly counts: CrawlCounts;
  /** Problems outside the entries. */
  readonly told: readonly Problem[];
  readonly fetchedAt: string;
  /** The last state, when files were reused from its crawl. */
  readonly before: KnownPlugin | undefined;
}

/** Makes what the next crawl needs to know in order to find that nothing has changed. */
export function rememberPlugin(
  { entries, categories }: SavedCrawl,
  { index, state, seen, asked, unknown, hosts, counts, told, fetchedAt, before }: PluginMemory,
): KnownPlugin {
  const ids = namedMedia(allRecords(entries), categories);
  const versions = ids.flatMap((id) => {
    const version = index.media.get(id);
    return version === undefined ? [] : [[id, version] as const];
  });
  return {
    stamp: seen,
    plugins: state.plugins,
    unknown: [...unknown].sort(),
    asked,
    hosts,
    skipped: { ...counts, gone: 0 },
    problems: told,
    mediaVersions: Object.fromEntries(versions),
    mediaReadAt: before?.mediaReadAt ?? fetchedAt,
  };
}
