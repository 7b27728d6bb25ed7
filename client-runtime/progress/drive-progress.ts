import {
  failProgress,
  finishProgress,
  hideProgress,
  type ProgressBar,
  startProgress,
} from './progress-bar.ts';

/**
 * The end of the bar for the visit, or island, that started it. After that, or after a newer start,
 * calls do nothing.
 */
export interface ProgressDriver {
  finish(): void;
  /** Finishes in red. */
  fail(): void;
  /**
   * Removes the bar: nothing was loaded, and nothing has failed. A bar that is started again at
   * once stays.
   */
  cancel(): void;
}

/** Starts the bar. Only the newest driver moves it: late calls of older ones do nothing. */
export function driveProgress(bar: ProgressBar): ProgressDriver {
  const end = (how: (bar: ProgressBar) => void): void => {
    if (bar.driver !== driver) return;
    bar.driver = undefined;
    how(bar);
  };
  const driver = {
    finish: () => end(finishProgress),
    fail: () => end(failAndFinish),
    cancel: () => end(hideAtOnce),
  };
  startProgress(bar);
  bar.driver = driver;
  return driver;
}

function failAndFinish(bar: ProgressBar): void {
  failProgress(bar);
  finishProgress(bar);
}

function hideAtOnce(bar: ProgressBar): void {
  hideProgress(bar, 0);
}
