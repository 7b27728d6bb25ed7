import { progressDurationMs, progressHideMs, progressThrottleMs } from '../constants.ts';
import { createProgressBar, type ProgressBar, percentOf } from './progress-bar.ts';

declare global {
  interface Window {
    /** The bar of the page, for the chunks of islands: they carry the calls on it. docs/decisions/0016. */
    boardwalkBar?: ProgressBar;
  }
}

/**
 * The bar at the top of a page while a visit, or an island, takes its time: in the document only while it is visible, from
 * the side where the page's language begins. Looks: `.progress` in the stylesheet. See docs/behaviours.md#progress-bar.
 */
export function createPageProgress(page: Document): ProgressBar {
  const element = page.createElement('div');
  // Without a value: the bar guesses, and a screen reader would call out every step of the guess.
  element.role = 'progressbar';
  element.ariaLabel = 'Loading';
  const bar = createProgressBar({
    throttleMs: progressThrottleMs,
    durationMs: progressDurationMs,
    hideMs: progressHideMs,
    draw: (bar) => {
      if (!bar.isVisible) return element.remove();
      element.className = bar.hasFailed ? 'progress progress-failed' : 'progress';
      element.style.cssText = `width:${percentOf(bar)}%;${bar.css}`;
      if (!element.isConnected) page.body.append(element);
    },
  });
  window.boardwalkBar = bar;
  return bar;
}
