import type { CheckName } from '../../config/checks.ts';
import type { Loss } from '../checks/census/loss.ts';
import { createEditLinks } from '../checks/edit-links.ts';
import { type Checks, guardLoss, openChecks } from '../checks/open-checks.ts';
import { listHeaders } from '../checks/private-texts.ts';
import { redactorOf, redactProblem } from '../http/redact.ts';
import type { BuildError, Problem, Warn } from '../problems/problem.ts';
import type { BuildHistory } from '../rebuild/build-history.ts';
import type { Rebuilt } from '../rebuild/explain-changes.ts';
import type { SiteFigures } from '../rebuild/site-memory.ts';
import type { Stage } from '../util/progress.ts';
import type { Report } from './report.ts';
import type { Site } from './site.ts';

/** One run of the pipeline: shared state of its stages, and their report. */
export interface Run extends Pick<Checks, 'refuse' | 'complete'> {
  readonly time: Stopwatch['time'];
  readonly running: Stopwatch['running'];
  /** Takes a problem: the switch of its check decides about it. */
  readonly warn: Warn;
  /** Reports losses, or allows them within the limit. */
  readonly guardLoss: (losses: readonly Loss[]) => void;
  readonly published: (done: {
    /** The moment that the site was built for. */
    readonly now: string;
    readonly skipped: Report['skipped'];
    readonly figures: SiteFigures;
    readonly growth: BuildHistory;
    readonly rebuilt: Rebuilt;
    /** The digest of the manifest. */
    readonly build: string;
  }) => Report;
  /** Returns the facts so far, also of a run that builds no site. */
  readonly ended: () => RunFacts;
  /** `growth`: the builds before. */
  readonly failed: (failure: BuildError, growth?: BuildHistory) => Report;
}

/** The facts about a run, whatever it made. */
export type RunFacts = Pick<Report, 'source' | 'stages' | 'totalMs' | 'warnings' | 'peakMemory'>;

export function startRun({ client, config, source, workStore, allowLoss = {} }: Site): Run {
  const { time, times, running, totalMs } = createStopwatch();
  const redact = redactorOf(...listHeaders({ ...source, config }));
  const links = createEditLinks(config);
  const checks = openChecks(config.checks, { add: (problem) => redactProblem(links.add(problem), redact) });
  const before = client.statistics();

  const ended = (): RunFacts => {
    // They are about this run: a later one that keeps the site does not repeat them.
    workStore?.takeProblems().forEach(checks.take);
    return {
      source: source.name,
      stages: times,
      totalMs: totalMs(),
      warnings: checks.warnings(),
      peakMemory: process.resourceUsage().maxRSS * 1024,
    };
  };

  const report = (outcome: Report['outcome'], now: string, values: Partial<Report>): Report => {
    const { requests, retries, bytes } = client.statistics();
    const facts = ended();
    return {
      version: 1,
      outcome,
      now,
      ...facts,
      pages: {},
      files: 0,
      bytes: 0,
      requests: {
        count: requests - before.requests,
        retries: retries - before.retries,
        bytes: bytes - before.bytes,
      },
      skipped: {},
      passed: countByCheck(facts.warnings),
      rebuilt: null,
      build: null,
      entries: [],
      heaviest: { pages: [], pictures: [] },
      growth: [],
      problems: [],
      ...values,
    };
  };

  return {
    time,
    running,
    ended,
    warn: checks.take,
    refuse: checks.refuse,
    complete: checks.complete,
    guardLoss: (losses) => guardLoss(losses, { allowed: allowLoss, switches: config.checks, checks }),
    published: ({ now, figures: { nextChange: _, ...figures }, ...done }) =>
      report('published', now, { ...figures, ...done }),
    failed: ({ kind, message, problems }, growth = []) =>
      report('failed', source.now(), {
        message: redact(message),
        failure: kind,
        growth,
        problems: problems.map((problem) => redactProblem(problem, redact)),
      }),
  };
}

function countByCheck(problems: readonly Problem[]): Report['passed'] {
  const counts: Partial<Record<CheckName, number>> = {};
  for (const { check } of problems) if (check !== undefined) counts[check] = (counts[check] ?? 0) + 1;
  return counts;
}

/** Measures stages from its creation on. `times` are whole milliseconds by stage. */
interface Stopwatch {
  readonly time: <Result>(stage: Stage, work: () => Result | Promise<Result>) => Promise<Result>;
  readonly times: Readonly<Partial<Record<Stage, number>>>;
  /** The stages that are under way. */
  readonly running: ReadonlySet<Stage>;
  /** Whole milliseconds since the creation. */
  readonly totalMs: () => number;
}

/** Uses the monotonic clock: a changed system time gives no negative stage. */
function createStopwatch(): Stopwatch {
  const times: Partial<Record<Stage, number>> = {};
  const running = new Set<Stage>();
  const created = performance.now();
  return {
    times,
    running,
    totalMs: () => Math.round(performance.now() - created),
    time: async (stage, work) => {
      const start = performance.now();
      running.add(stage);
      try {
        return await work();
      } finally {
        running.delete(stage);
        times[stage] = (times[stage] ?? 0) + Math.round(performance.now() - start);
      }
    },
  };
}
