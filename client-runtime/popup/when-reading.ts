/** The popup comes when the page has rested for so long after it was scrolled, ... */
const restMs = 500;

/** ... or else after this time. */
const readingMs = 5000;

/** Who has one of these has his hands full: a menu, a dialog, a gallery, a field, a film. */
const open = 'header details[open], dialog[open], [role=dialog]';
const inUse = 'input, select, textarea, iframe, [contenteditable]';

/**
 * Calls `start` once when the visitor has begun to read, and is not about something else: when the page has rested for a moment
 * after it was scrolled, or some seconds after it was loaded, a menu was folded or a field left.
 */
export function whenReading(page: Document, start: () => void, stopping: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const listening = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const look = () => {
    if (isBusy(page)) return;
    stop();
    start();
  };
  const lookIn = (ms: number) => () => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };
  const later = lookIn(readingMs);
  const options = { signal: listening.signal, passive: true };
  page.addEventListener('scroll', lookIn(restMs), options);
  page.addEventListener('focusout', later, options);
  // Of details and popovers, which does not bubble.
  page.addEventListener('toggle', later, { ...options, capture: true });
  stopping.addEventListener('abort', stop);
  later();
}

function isBusy(page: Document): boolean {
  const menu = page.getElementById('site-menu');
  // A browser without popovers does not know the selector.
  const isMenuOpen = typeof menu?.hidePopover === 'function' && menu.matches(':popover-open');
  return isMenuOpen || page.querySelector(open) !== null || page.activeElement?.matches(inUse) === true;
}
