import {
  failProgress,
  finishProgress,
  hideProgress,
  type ProgressBar,
  startProgress,
} from './progress-bar.ts';

/** How a visit, or an island, ends the bar that it has started. After that, and when somebody else has started it, calls do nothing. */
export interface ProgressDriver {
  finish(): void;
  /** Finishes in red. */
  fail(): void;
  /** Takes the bar away: nothing was loaded, and nothing has failed. One that is started again at once stays. */
  cancel(): void;
}

/** Starts the bar. The newest driver alone moves it: what a slow older one does late changes nothing. */
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
