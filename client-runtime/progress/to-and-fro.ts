import { moveOn, type ProgressBar, percentOf } from './progress-bar.ts';

/**
 * Moves a bar that turns at its ends instead of waiting there. It rests for one tick at the end,
 * without a transition while it changes sides, and then shrinks towards it. See behaviours 15.
 */
export function moveToAndFro(bar: ProgressBar): void {
  if (!bar.isTurning) moveOn(bar);
  bar.isTurning = !bar.isTurning && percentOf(bar) % 100 === 0;
  if (bar.isTurning) bar.isReversed = !bar.isReversed;
  bar.css = `${bar.isReversed ? 'inset-inline-start: auto;' : ''}${bar.isTurning ? 'transition: none' : ''}`;
  bar.draw(bar);
}
