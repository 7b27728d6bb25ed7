import { arrangeEvents } from '../events/arrange-events.ts';
import { type ClockItem, clockItem } from '../events/clock-item.ts';
import { followClock } from '../events/follow-clock.ts';
import { hideDates } from '../events/hide-dates.ts';
import { nextChange } from '../events/next-change.ts';

const started = new WeakMap<HTMLElement, () => void>();

/**
 * Says of each event of an element whether it is on, today, tomorrow or over, by the clocks of the site (`data-zone` of
 * the page), as long as the page is shown. What is over leaves the lists, and the rest is ordered, when nobody sees it
 * move: before the page is painted, and before its tab is seen again.
 */
export function start(element: HTMLElement): () => void {
  const known = started.get(element);
  if (known !== undefined) return known;
  const selector = '[data-times]:not([data-times=""])';
  const items = [
    ...(element.matches(selector) ? [element] : element.querySelectorAll<HTMLElement>(selector)),
  ].map(clockItem);
  const stop = followClock(document.body.dataset.zone ?? '', (minute, isUnseen) => {
    // Nobody stops what is gone before the runtime has started it.
    if (!element.isConnected) started.get(element)?.();
    for (const item of items) item.say(minute, isUnseen);
    if (isUnseen) arrange(element, items, minute);
    return Math.min(...items.map(({ times }) => nextChange(times, minute)));
  });
  started.set(element, stop);
  return stop;
}

function arrange(element: HTMLElement, items: readonly ClockItem[], minute: number): void {
  if (element.dataset.times === undefined) arrangeEvents(element, items, minute);
  else if (element.matches('dl')) hideDates(element, items, minute);
  // A large event stands alone.
  else if (items.every(({ isOverAt }) => isOverAt(minute))) element.remove();
}

function startAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance=clock]')) start(element);
}

// The script is in the head of pages with events, which are not painted before it. A page that takes the place of
// another is told before it is painted, too: the runtime calls `start` a little later.
startAll();
new MutationObserver(startAll).observe(document.body, { childList: true });
