import type { CrawlCounts, KnownPlugin, SavedCrawl } from '../../content/saved/saved-crawl.ts';
import type { Problem } from '../../problems/problem.ts';
import { allRecords, namedMedia } from '../complete-entries.ts';
import type { PluginState } from './ask-state.ts';
import type { PluginIndex } from './read-index.ts';

export interface PluginMemory {
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
