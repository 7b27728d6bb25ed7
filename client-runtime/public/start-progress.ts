import { driveProgress, type ProgressDriver } from '../progress/drive-progress.ts';
import {
  increaseProgress,
  type ProgressBar,
  pauseProgress,
  resumeProgress,
  setProgress,
} from '../progress/progress-bar.ts';
import { moveToAndFro } from '../progress/to-and-fro.ts';
import '../progress/page-progress.ts';

/**
 * An island's control of the page's bar. After a newer start by a visit, or another island, calls
 * do nothing.
 */
export interface Progress extends ProgressDriver {
  /**
   * Shows the bar at once at a percentage. It continues by itself: `pause` it to move it only by
   * `set`.
   */
  set(percent: number): void;
  /** Adds percent, or subtracts a negative number. */
  increase(percent: number): void;
  pause(): void;
  resume(): void;
}

export interface ProgressOptions {
  /** The bar turns at its ends instead of waiting there. */
  readonly isContinuous?: boolean;
}

/**
 * Starts the bar at 0 %. It appears after 200 ms, fills in 5 s, and disappears 500 ms after its
 * end. On a page without its script there is no bar, and calls do nothing.
 */
export function startProgress({ isContinuous = false }: ProgressOptions = {}): Progress {
  const bar = window.boardwalkBar;
  if (bar === undefined) return silent;
  const driver = driveProgress(bar);
  if (isContinuous) bar.move = moveToAndFro;
  const drive = (how: (bar: ProgressBar) => void): void => {
    if (bar.driver === driver) how(bar);
  };
  return {
    ...driver,
    set: (percent) => drive((bar) => setProgress(bar, percent)),
    increase: (percent) => drive((bar) => increaseProgress(bar, percent)),
    pause: () => drive(pauseProgress),
    resume: () => drive(resumeProgress),
  };
}

const nothing = (): void => {};
const silent: Progress = {
  set: nothing,
  increase: nothing,
  pause: nothing,
  resume: nothing,
  finish: nothing,
  fail: nothing,
  cancel: nothing,
};
