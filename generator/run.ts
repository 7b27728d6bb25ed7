import type { Rebuilt } from './explain-run.ts';
import type { BuildParts, FilledStage } from './fill-stage.ts';
import type { BuildError, Problem, Warn } from './problem.ts';
import type { Report } from './report.ts';
import type { Site } from './site.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** One run of the pipeline: what its stages share, and the report that they leave. */
export interface Run {
  readonly time: Stopwatch['time'];
  readonly warn: Warn;
  readonly published: (done: {
    readonly parts: BuildParts;
    readonly filled: FilledStage;
    readonly rebuilt: Rebuilt;
  }) => Report;
  readonly failed: (failure: BuildError) => Report;
}

export function startRun({ client, source, notices }: Site): Run {
  const { time, times } = createStopwatch();
  // By content: many pages may find the same thing wrong.
  const warnings = new Map<string, Problem>();
  const before = client.statistics();

  const report = (outcome: Report['outcome'], now: string, values: Partial<Report>): Report => {
    const { requests, retries, bytes } = client.statistics();
    for (const problem of notices.splice(0)) warnings.set(JSON.stringify(problem), problem);
    return {
      version: 1,
      outcome,
      now,
      source: source.name,
      pages: {},
      files: 0,
      bytes: 0,
      requests: {
        count: requests - before.requests,
        retries: retries - before.retries,
        bytes: bytes - before.bytes,
      },
      leftOut: {},
      rebuilt: null,
      stages: times,
      // In an order that does not depend on which answer came first.
      warnings: [...warnings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem),
      problems: [],
      peakMemory: process.resourceUsage().maxRSS * 1024,
      ...values,
    };
  };

  return {
    time,
    warn: (problem) => void warnings.set(JSON.stringify(problem), problem),
    published: ({ parts, filled, rebuilt }) =>
      report('published', parts.gathered.content.now, {
        pages: countBy(filled.routes.map(({ template }) => template)),
        files: filled.files,
        bytes: filled.bytes,
        leftOut: parts.gathered.leftOut,
        rebuilt,
      }),
    failed: ({ message, problems }) => report('failed', source.now(), { message, problems }),
  };
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
