import type { KnownPlugin, SavedCrawl } from '../../content/saved/saved-crawl.ts';
import { allRecords, tellMediaLosses } from '../complete-entries.ts';
import type { CrawlOptions, CrawlSummary } from '../crawl-options.ts';

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
