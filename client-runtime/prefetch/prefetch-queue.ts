import { prefetchesAtOnce, prefetchLimit } from '../constants.ts';
import { pageKey } from '../links.ts';

export interface PrefetchQueue {
  /** Starts as many wanted pages as allowed. Call it when more are wanted. */
  readonly fill: () => void;
  /** Makes way for this page: aborts other requests and starts none until `resume`. */
  readonly yieldTo: (url: URL) => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/**
 * Requests each wanted page once, in order, a few at a time and a limited number until the next
 * `resume`. An aborted one does not count. Failures are silent: a click tries again and reports them.
 */
export function createPrefetchQueue({
  warm,
  wanted,
}: {
  readonly warm: (url: URL, signal: AbortSignal) => Promise<void>;
  /** Returns the wanted pages, most useful first. */
  readonly wanted: () => readonly URL[];
}): PrefetchQueue {
  const asked = new Set<string>();
  const underWay = new Map<string, AbortController>();
  let limit = prefetchLimit;
  let left = limit;
  let isHeld = false;

  const fill = (): void => {
    if (isHeld) return;
    for (const url of wanted()) {
      if (underWay.size >= Math.min(left, prefetchesAtOnce)) return;
      if (!asked.has(pageKey(url))) ask(url);
    }
  };

  const ask = (url: URL): void => {
    const key = pageKey(url);
    const giveUp = new AbortController();
    const end = (): void => {
      underWay.delete(key);
      if (giveUp.signal.aborted) asked.delete(key);
      else left -= 1;
      fill();
    };
    asked.add(key);
    underWay.set(key, giveUp);
    warm(url, giveUp.signal).then(end, end);
  };

  const hold = (kept?: string): void => {
    isHeld = true;
    for (const [key, giveUp] of underWay) if (key !== kept) giveUp.abort();
  };

  return {
    fill,
    yieldTo: (url) => hold(pageKey(url)),
    resume: () => {
      isHeld = false;
      left = limit;
      fill();
    },
    stop: () => {
      limit = 0;
      hold();
    },
  };
}
