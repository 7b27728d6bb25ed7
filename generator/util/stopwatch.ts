import type { Stage } from './progress.ts';

/** Measures stages from its creation on. `times` are whole milliseconds by stage. */
export interface Stopwatch {
  readonly time: <Result>(stage: Stage, work: () => Result | Promise<Result>) => Promise<Result>;
  readonly times: Readonly<Partial<Record<Stage, number>>>;
  /** The stages that are under way. */
  readonly running: ReadonlySet<Stage>;
  /** Whole milliseconds since the creation. */
  readonly totalMs: () => number;
}

/** Uses the monotonic clock: a changed system time gives no negative stage. */
export function createStopwatch(): Stopwatch {
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
