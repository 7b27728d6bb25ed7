import { prefetchesAtOnce, prefetchLimit } from '../constants.ts';
import { pageKey } from '../links.ts';

export interface PrefetchQueue {
  /** Asks for as many of the wanted pages as may be under way. To be called when more are wanted. */
  readonly fill: () => void;
  /** Leaves the line to this page: gives up the others that are under way and begins none until `resume`. */
  readonly yieldTo: (url: URL) => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/**
 * Asks for each wanted page once, first come first served, a few at once and a limited number in all. One that had to
 * make way counts as not asked. Failures are silent: a click asks again and tells.
 */
export function createPrefetchQueue({
  warm,
  wanted,
}: {
  readonly warm: (url: URL, signal: AbortSignal) => Promise<void>;
  /** The pages that are wanted now, in order of their worth. */
  readonly wanted: () => readonly URL[];
}): PrefetchQueue {
  const asked = new Set<string>();
  const underWay = new Map<string, AbortController>();
  let left = prefetchLimit;
  let isHeld = false;

  const fill = (): void => {
    if (isHeld) return;
    for (const url of wanted()) {
      if (left === 0 || underWay.size === prefetchesAtOnce) return;
      if (!asked.has(pageKey(url))) ask(url);
    }
  };

  const ask = (url: URL): void => {
    const key = pageKey(url);
    const giveUp = new AbortController();
    const end = (): void => {
      underWay.delete(key);
      if (giveUp.signal.aborted) asked.delete(key);
      fill();
    };
    asked.add(key);
    underWay.set(key, giveUp);
    left -= 1;
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
      fill();
    },
    stop: () => {
      left = 0;
      hold();
    },
  };
}
