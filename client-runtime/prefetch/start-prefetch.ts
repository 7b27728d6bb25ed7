import { isSlow, onNetworkChange } from '../network.ts';
import { whenIdle } from '../when-idle.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import { prefetchTarget } from './prefetch-target.ts';

export interface Prefetch {
  /**
   * From the next idle moment on, prefetches only pages behind visible links below `root`. Call it
   * at the start and after every visit, since links have changed.
   */
  readonly watch: (root: ParentNode) => void;
  /** A visit to this page has begun and has the network to itself, until the next `watch`. */
  readonly yieldTo: (url: URL) => void;
  readonly stop: () => void;
}

/**
 * Prefetches pages: docs/behaviours.md#prefetch. Only visible links, not on hover; nothing on a
 * slow connection or offline, until that changes. Does nothing without IntersectionObserver.
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
      if (url && intersectionRatio > 0) inView.set(target, url);
      else inView.delete(target);
    }
    queue.fill();
  };
  // Not 0: a link that has only touched the edge of the view, with ratio 0, would not be reported
  // again.
  const observer =
    'IntersectionObserver' in globalThis
      ? new IntersectionObserver(takeNote, { threshold: 0.01 })
      : undefined;

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
          if (!url) continue;
          watched.set(link, url);
          observer?.observe(link);
        }
        queue.resume();
      });
    },
    yieldTo: (url) => {
      // The network may be busy at the next idle moment.
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
