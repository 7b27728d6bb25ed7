/** The popup appears when the page has rested for this long after scrolling past its first view, ... */
const restMs = 500;

/** ... or else after this time. */
const readingMs = 5000;

/** Signs that the visitor is busy: a menu, a dialog, a gallery, a field, a video. */
const open = 'header details[open], dialog[open], [role=dialog]';
const inUse = 'input, select, textarea, iframe, [contenteditable]';

/**
 * Calls `start` once when the visitor reads and is not busy: after a pause in scrolling, or some
 * seconds after loading, folding a menu or leaving a field.
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
  const soon = lookIn(restMs);
  page.addEventListener('scroll', () => (hasLeftFirstView(page) ? soon() : later()), options);
  page.addEventListener('focusout', later, options);
  // The event of details and popovers, which does not bubble.
  page.addEventListener('toggle', later, { ...options, capture: true });
  stopping.addEventListener('abort', stop);
  later();
}

function hasLeftFirstView({ defaultView }: Document): boolean {
  return defaultView !== null && defaultView.scrollY > defaultView.innerHeight / 2;
}

function isBusy(page: Document): boolean {
  const menu = page.getElementById('site-menu');
  // A browser without popovers does not know the selector.
  const isMenuOpen = typeof menu?.hidePopover === 'function' && menu.matches(':popover-open');
  return isMenuOpen || page.querySelector(open) !== null || page.activeElement?.matches(inUse) === true;
}
