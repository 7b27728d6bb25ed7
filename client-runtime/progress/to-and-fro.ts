import { moveOn, type ProgressBar, percentOf } from './progress-bar.ts';

/**
 * A bar that turns round at its ends instead of waiting there full: `createPageProgress(page, toAndFro)`. It rests for one
 * tick at the end and then shrinks towards it. behaviours section 3, "continuous".
 */
export const toAndFro = {
  move(bar: ProgressBar): void {
    if (!bar.isTurning) moveOn(bar);
    bar.isTurning = !bar.isTurning && percentOf(bar) % 100 === 0;
    if (bar.isTurning) bar.isReversed = !bar.isReversed;
    bar.draw(bar);
  },

  /** Holds the bar at the end that it moves to or from, without a transition while it changes ends. */
  place({ style }: HTMLElement, { isReversed, isTurning }: ProgressBar): void {
    style.insetInlineStart = isReversed ? 'auto' : '';
    style.transition = isTurning ? 'none' : '';
  },
};
