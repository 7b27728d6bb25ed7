import { firstAndLast, isTrusted, isYoung, type TrustRules } from '../../cache/is-trusted.ts';
import type { CrawlCounts, SavedCrawl } from '../../content/saved/saved-crawl.ts';
import type { Client } from '../../graphql/client-types.ts';
import type { Problem } from '../../problems/problem.ts';
import { allRecords } from '../complete-entries.ts';
import { stampState } from '../crawl-keys.ts';
import type { CrawlOptions } from '../crawl-options.ts';
import { tellUnknown } from '../known-kinds.ts';
import type { PluginState } from './ask-state.ts';
import { hasSamePlugins, takeSaved } from './known-plugin.ts';

/**
 * The part of a saved crawl that tells about the next one, apart from its content: with it, a build finds that the CMS is unchanged before
 * it reads what was crawled.
 */
export interface UnreadCrawl {
  readonly stamp: string;
  readonly plugins: readonly string[];
  /** Paths of fields that the CMS does not know. */
  readonly unknown: readonly string[];
  /** The first and the last moment at which anything of it was read, ISO 8601. */
  readonly readAt: readonly string[];
  /** The key of what entries show besides themselves; null where none does. */
  readonly state: string | null;
  readonly timeZone: string;
  readonly skipped: Readonly<CrawlCounts>;
  /** All its problems, to be reported again. */
  readonly problems: readonly Problem[];
}

/**
 * Returns null where the next crawl has to look at entries: where the CMS has no plugin, an entry was edited about the time
 * at which it was read, or one is scheduled.
 */
export function unreadCrawl(saved: SavedCrawl, client: Client): UnreadCrawl | null {
  const { plugin, entries, settings } = saved;
  if (plugin === undefined || plugin.stamp === '' || plugin.skipped.scheduled > 0) return null;
  const readAt = [plugin.mediaReadAt];
  const states = new Set<string>();
  for (const { entry, fetchedAt, state } of allRecords(entries)) {
    if (!isTrusted({ modified: entry.modified, fetchedAt }, { fetchedAt })) return null;
    readAt.push(fetchedAt);
    if (state !== undefined) states.add(state);
  }
  if (states.size > 1) return null;
  const problems: Problem[] = [...tellUnknown(new Set(plugin.unknown))];
  const options: Pick<CrawlOptions, 'client' | 'warn'> = {
    client,
    warn: (problem) => problems.push(problem),
  };
  takeSaved({ ...saved, plugin }, options);
  const { stamp, plugins, unknown, skipped } = plugin;
  const [state = null] = states;
  const { timeZone } = settings;
  return { stamp, plugins, unknown, readAt: firstAndLast(readAt), state, timeZone, skipped, problems };
}

/** Returns true when a crawl would give the saved one again, by the answer of the plugin. */
export function isStillSo(
  { stamp, plugins, readAt, state, timeZone }: UnreadCrawl,
  now: PluginState,
  rules: TrustRules,
): boolean {
  if (!now.isSure || now.stamp !== stamp || !hasSamePlugins({ plugins }, now.plugins)) return false;
  if (state !== null && state !== stampState(stamp, { timeZone }, rules.fetchedAt)) return false;
  return readAt.every((moment) => isYoung(moment, rules));
}
