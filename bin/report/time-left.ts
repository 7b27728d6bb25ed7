import type { CountedStage, Progress as StageProgress } from '../../generator/util/progress.ts';
import type { SyncPhase } from '../../sync/deploy.ts';

/** Stages that know their amount of work from the start. A crawl finds more while it runs. */
const stagesWithTotal: readonly Progress['stage'][] = ['media', 'render', 'upload', 'switch'];

/**
 * Latest pieces of work that the speed is taken from: cached ones take no time and say nothing
 * about the rest.
 */
const recent = 24;

/** Shorter runs say too little about the speed. */
const minMs = 2000;

/** Estimates the milliseconds left of a stage from its recent speed; undefined while unknown. */
export function createTimeLeft(): (progress: Progress, nowMs: number) => number | undefined {
  let stage: Progress['stage'] | undefined;
  let startMs = 0;
  let steps: { readonly done: number; readonly ms: number }[] = [];
  return (progress, nowMs) => {
    if (progress.stage !== stage) {
      stage = progress.stage;
      startMs = nowMs;
      steps = [];
    }
    steps = [...steps, { done: progress.done, ms: nowMs }].slice(-recent);
    const [first] = steps;
    const done = progress.done - (first?.done ?? 0);
    const left = progress.total - progress.done;
    const isKnown = stagesWithTotal.includes(stage) && nowMs - startMs >= minMs && done > 0 && left > 0;
    return isKnown && first ? ((nowMs - first.ms) / done) * left : undefined;
  };
}

/** Formats "about 40 s left", in coarse steps: the estimate is not exact. */
export function describeTimeLeft(ms: number): string {
  const seconds = ms / 1000;
  if (seconds > 90) return `about ${Math.round(seconds / 60)} min left`;
  return `about ${seconds > 10 ? Math.round(seconds / 5) * 5 : Math.max(1, Math.round(seconds))} s left`;
}

/** The progress of a stage of a build, or of a phase of a sync. */
export interface Progress extends Omit<StageProgress, 'stage'> {
  readonly stage: CountedStage | SyncPhase;
}
