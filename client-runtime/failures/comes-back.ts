/** In a tunnel many phones think that they are online: the site is asked after this time, ... */
const firstLookMs = 5000;

/** ... then after twice the time, and at last so often. */
const rarestLookMs = 60_000;

interface Waiting {
  readonly to: URL;
  readonly again: () => void;
  readonly isShown: () => boolean;
}

/**
 * Calls `again` when the connection is back: when the browser says so, or when the site answers. Asks
 * the site only while the page is visible and the browser does not know that it is offline. Ends
 * when the error page is no longer shown. Part of a chunk.
 */
export function comesBack({ to, again, isShown }: Waiting): void {
  const listening = new AbortController();
  const { signal } = listening;
  let delayMs = firstLookMs;
  let timer: ReturnType<typeof setTimeout>;

  const end = () => {
    clearTimeout(timer);
    listening.abort();
  };

  const open = () => {
    end();
    if (isShown()) again();
  };

  const look = async () => {
    clearTimeout(timer);
    if (!isShown()) return end();
    if (document.hidden || !navigator.onLine) return;
    const isBack = await fetch(to, { method: 'HEAD', cache: 'no-store', signal }).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    if (isBack) return open();
    timer = setTimeout(look, delayMs);
    delayMs = Math.min(2 * delayMs, rarestLookMs);
  };

  timer = setTimeout(look, delayMs);
  addEventListener('online', open, { signal });
  document.addEventListener('visibilitychange', look, { signal });
}
