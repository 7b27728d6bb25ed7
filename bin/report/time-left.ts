import type { CountedStage, Progress } from '../../generator/util/progress.ts';

/** Stages that know from their start how much they have to do. A crawl finds more while it goes on. */
const stagesWithTotal: readonly CountedStage[] = ['media', 'render'];

/** Pieces of work whose speed counts: what an earlier build left in the cache takes no time and says nothing of the rest. */
const recent = 24;

/** Before, a stage is too young to be judged. */
const minMs = 2000;

/** Tells how many milliseconds the rest of a stage will take, going on as lately; undefined where that is not known. */
export function createTimeLeft(): (progress: Progress, nowMs: number) => number | undefined {
  let stage: CountedStage | undefined;
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

/** "about 40 s left", in steps that do not pretend to be exact. */
export function describeTimeLeft(ms: number): string {
  const seconds = ms / 1000;
  if (seconds > 90) return `about ${Math.round(seconds / 60)} min left`;
  return `about ${seconds > 10 ? Math.round(seconds / 5) * 5 : Math.max(1, Math.round(seconds))} s left`;
}
