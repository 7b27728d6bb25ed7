import type { KnownPlugin, SavedCrawl } from '../../content/saved/saved-crawl.ts';
import { allRecords, tellMediaLosses } from '../complete-entries.ts';
import type { CrawlOptions } from '../crawl-options.ts';

/** Takes the saved crawl as the result of this one, and reports its problems again. */
export function takeSaved(
  saved: SavedCrawl & { readonly plugin: KnownPlugin },
  { client, warn, onSummary }: Pick<CrawlOptions, 'client' | 'warn' | 'onSummary'>,
): SavedCrawl {
  const { entries, plugin } = saved;
  plugin.problems.forEach(warn);
  for (const { problems } of allRecords(entries)) problems.forEach(warn);
  tellMediaLosses(saved, warn);
  const { host } = new URL(client.endpoint);
  onSummary?.({ skipped: { ...plugin.skipped }, hosts: plugin.hosts.map((name) => name || host) });
  return saved;
}
