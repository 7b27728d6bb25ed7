import type { Source } from './build.ts';
import type { CrawlSummary } from './crawl.ts';
import type { Digest } from './output/manifest.ts';
import type { BuildError, Problem, Warn } from './problem.ts';
import type { Report } from './report.ts';
import type { Route } from './route.ts';
import type { Client } from './source/client-types.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** One run of the pipeline: what its stages share, and the report that they leave. */
export interface Run {
  readonly client: Client;
  readonly time: Stopwatch['time'];
  readonly warn: Warn;
  readonly onSummary: (summary: CrawlSummary) => void;
  /** The hosts of the CMS, as the crawl found them: none may be named by a page. */
  readonly cmsHosts: () => readonly string[];
  readonly published: (routes: readonly Route[], digests: ReadonlyMap<string, Digest>) => Report;
  readonly failed: (failure: BuildError) => Report;
}

export function startRun({ name, now }: Source, client: Client): Run {
  const { time, times } = createStopwatch();
  // By content: many pages may find the same thing wrong.
  const warnings = new Map<string, Problem>();
  let summary: CrawlSummary | undefined;

  const report = (outcome: Report['outcome'], values: Partial<Report>): Report => {
    const { requests, retries, bytes } = client.statistics();
    return {
      version: 1,
      outcome,
      now,
      source: name,
      pages: {},
      files: 0,
      bytes: 0,
      requests: { count: requests, retries, bytes },
      stages: times,
      leftOut: { ...summary?.leftOut },
      // In an order that does not depend on which answer came first.
      warnings: [...warnings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem),
      problems: [],
      ...values,
    };
  };

  return {
    client,
    time,
    warn: (problem) => void warnings.set(JSON.stringify(problem), problem),
    onSummary: (found) => {
      summary = found;
    },
    cmsHosts: () => summary?.hosts ?? [],
    published: (routes, digests) =>
      report('published', {
        pages: countBy(routes.map(({ template }) => template)),
        files: digests.size,
        bytes: [...digests.values()].reduce((sum, { size }) => sum + size, 0),
      }),
    failed: ({ message, problems }) => report('failed', { message, problems }),
  };
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
