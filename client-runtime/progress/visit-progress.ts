import {
  clearProgress,
  failProgress,
  finishProgress,
  hideProgress,
  increaseProgress,
  type ProgressBar,
  startProgress,
} from './progress-bar.ts';

/** How one visit drives the bar. After its end, and when a newer visit has begun, calls do nothing. */
export interface VisitProgress {
  /** Adds percent. */
  increase(percent: number): void;
  finish(): void;
  /** Finishes in red. */
  fail(): void;
  /** Takes the bar away: nothing was loaded, and nothing has failed. One that a newer visit starts at once stays. */
  cancel(): void;
}

export interface PageProgress {
  start(): VisitProgress;
  stop(): void;
}

/** Lets the newest visit alone drive the bar: what a slow older one does late changes nothing. */
export function createVisitProgress(bar: ProgressBar): PageProgress {
  let newest: object | undefined;
  return {
    start: () => {
      const visit = {};
      newest = visit;
      startProgress(bar);
      const end = (how: (bar: ProgressBar) => void): void => {
        if (newest !== visit) return;
        newest = undefined;
        how(bar);
      };
      return {
        increase: (percent) => {
          if (newest === visit) increaseProgress(bar, percent);
        },
        finish: () => end(finishProgress),
        fail: () => end(failAndFinish),
        cancel: () => end(hideAtOnce),
      };
    },
    stop: () => {
      newest = undefined;
      clearProgress(bar);
    },
  };
}

function failAndFinish(bar: ProgressBar): void {
  failProgress(bar);
  finishProgress(bar);
}

function hideAtOnce(bar: ProgressBar): void {
  hideProgress(bar, 0);
}
