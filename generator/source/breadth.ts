import type { SourceError } from './source-error.ts';

/** How many queries the CMS is asked in one request. */
export interface Breadth {
  /** 1: they are asked one by one. */
  readonly now: () => number;
  /** What the next crawl begins with. */
  readonly next: () => number;
  /** After a request that was not answered: the rest of this crawl asks them one by one. */
  readonly refuse: (error: SourceError) => void;
}

/** As a list of 2,000 entries is to WordPress some seconds of work, and some tens of megabytes. */
export const usualBreadth = 20;

/**
 * Begins with what the last crawl has left. A server may limit how long an answer takes, how much it holds, how many lists a query
 * names or how long the headers are that tell of them: half as many are asked the next time. A fault that passes tells nothing of that.
 */
export function openBreadth(first: number = usualBreadth): Breadth {
  let now = first;
  let next = first;
  return {
    now: () => now,
    next: () => next,
    refuse: ({ kind, status }) => {
      const isPassing = kind === 'network' || status === 429 || status === 503;
      if (!isPassing) next = Math.max(1, Math.floor(first / 2));
      now = 1;
    },
  };
}
