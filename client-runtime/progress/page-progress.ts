import { visitsWords } from '../../words/site/visits-words.ts';
import { progressDurationMs, progressHideMs, progressThrottleMs } from '../constants.ts';
import { createProgressBar, type ProgressBar, percentOf } from './progress-bar.ts';

declare global {
  interface Window {
    /** The bar of the page for the chunks of islands, which call it. docs/decisions/0016. */
    boardwalkBar?: ProgressBar;
  }
}

/**
 * Creates the bar at the top of a page for a slow visit, or island: in the document only while it
 * is visible, starting at the side where the page's language begins. Styled by `.progress`. See
 * docs/behaviours.md#progress-bar.
 */
export function createPageProgress(page: Document): ProgressBar {
  const element = page.createElement('div');
  // Without a value: the bar is an estimate, and a screen reader would announce every step.
  element.role = 'progressbar';
  element.ariaLabel = visitsWords.loading;
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
