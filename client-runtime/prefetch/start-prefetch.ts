import { isSlow, onNetworkChange } from '../network.ts';
import { whenIdle } from '../when-idle.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import { prefetchTarget } from './prefetch-target.ts';

export interface Prefetch {
  /**
   * From the next idle moment on, prefetches the pages behind the links below `root` as they come into view, and behind no
   * others. To be called at the start and at the end of every visit, as links have come and gone.
   */
  readonly watch: (root: ParentNode) => void;
  /** A visit to this page has begun and gets the line to itself, until the next `watch`. */
  readonly yieldTo: (url: URL) => void;
  readonly stop: () => void;
}

/**
 * Has pages there before they are asked for: docs/behaviours.md#prefetch. Links in view only, never by hover; nothing on a slow
 * connection or without a network, where links wait until that changes. A browser without IntersectionObserver does without.
 */
export function startPrefetch({
  page,
  warm,
  isOnline,
}: {
  readonly page: Document;
  readonly warm: (url: URL, signal: AbortSignal) => Promise<void>;
  readonly isOnline: () => boolean;
}): Prefetch {
  const watched = new Map<Element, URL>();
  const inView = new Map<Element, URL>();
  const queue = createPrefetchQueue({
    warm,
    wanted: () => (isOnline() && !isSlow() ? [...inView.values()] : []),
  });

  const takeNote = (changes: readonly IntersectionObserverEntry[]): void => {
    for (const { target, intersectionRatio } of changes) {
      const url = watched.get(target);
      if (url !== undefined && intersectionRatio > 0) inView.set(target, url);
      else inView.delete(target);
    }
    queue.fill();
  };
  // Not 0: what has only touched the edge of the view so far, with ratio 0, would not be told of again.
  const observer =
    'IntersectionObserver' in window ? new IntersectionObserver(takeNote, { threshold: 0.01 }) : undefined;

  const forget = (): void => {
    observer?.disconnect();
    watched.clear();
    inView.clear();
  };
  const stopNetwork = onNetworkChange(queue.fill);
  let cancelWatch = (): void => {};

  return {
    watch: (root) => {
      cancelWatch();
      cancelWatch = whenIdle(() => {
        forget();
        for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
          const url = prefetchTarget(link, new URL(page.URL));
          if (url === null) continue;
          watched.set(link, url);
          observer?.observe(link);
        }
        queue.resume();
      });
    },
    yieldTo: (url) => {
      // The line is not free at the next idle moment any more.
      cancelWatch();
      queue.yieldTo(url);
    },
    stop: () => {
      cancelWatch();
      stopNetwork();
      forget();
      queue.stop();
    },
  };
}
