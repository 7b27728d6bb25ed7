import { progressDurationMs, progressHideMs, progressThrottleMs } from '../constants.ts';
import { createProgressBar, moveOn, type ProgressBar, percentOf } from './progress-bar.ts';
import { createVisitProgress, type PageProgress } from './visit-progress.ts';

/** How the bar of a site moves and where it stands. */
export interface ProgressKind {
  readonly move: (bar: ProgressBar) => void;
  readonly place?: (element: HTMLElement, bar: ProgressBar) => void;
}

/**
 * The bar at the top of a page while a visit takes its time: in the document only while it is visible, from the side
 * where the page's language begins. Looks: `.progress` in the stylesheet. SPEC sections 8 and 9.
 */
export function createPageProgress(page: Document, kind: ProgressKind = { move: moveOn }): PageProgress {
  const element = page.createElement('div');
  // Without a value: the bar guesses, and a screen reader would call out every step of the guess.
  element.setAttribute('role', 'progressbar');
  element.setAttribute('aria-label', 'Loading');
  const bar = createProgressBar({
    throttleMs: progressThrottleMs,
    durationMs: progressDurationMs,
    hideMs: progressHideMs,
    move: kind.move,
    draw: (bar) => {
      if (!bar.isVisible) return element.remove();
      element.className = bar.hasFailed ? 'progress progress-failed' : 'progress';
      element.style.width = `${percentOf(bar)}%`;
      kind.place?.(element, bar);
      if (!element.isConnected) page.body.append(element);
    },
  });
  return createVisitProgress(bar);
}
