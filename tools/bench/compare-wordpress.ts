import { crawledEntries, wordpressBudgets } from './budgets.ts';
import { type Comparison, compare, round } from './comparison.ts';
import { type CrawlCase, crawlCases, type WordpressSamples } from './measure-wordpress.ts';

export interface WordpressResult {
  readonly entries: number;
  readonly versions: string;
  readonly comparisons: readonly Comparison[];
}

const labels: Readonly<Record<CrawlCase, string>> = {
  first: 'first crawl',
  unchanged: 'nothing changed',
  edited: 'one entry edited',
};

/** The server's time with the plugin against that without, and the requests of both. */
export function compareWordpress({
  entries,
  versions,
  with: own,
  without,
}: WordpressSamples): WordpressResult {
  const requestBudgets: Partial<Record<CrawlCase, number>> = {
    unchanged: wordpressBudgets.unchangedRequests,
    edited: wordpressBudgets.editedRequests,
  };
  return {
    entries,
    versions,
    comparisons: crawlCases.flatMap((name) => [
      compare({
        name: `server, ${labels[name]}`,
        value: round(own[name].serverMs / without[name].serverMs, 2),
        seconds: round(own[name].serverMs / 1000, 2),
        unit: 'times without the plugin',
        budget: name === 'first' && entries === crawledEntries ? wordpressBudgets.first : null,
      }),
      compare({
        name: `requests, ${labels[name]}`,
        value: own[name].requests,
        unit: 'requests',
        budget: requestBudgets[name] ?? null,
      }),
      compare({
        name: `requests without the plugin, ${labels[name]}`,
        value: without[name].requests,
        unit: 'requests',
      }),
    ]),
  };
}
