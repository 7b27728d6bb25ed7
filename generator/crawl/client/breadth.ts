import type { SourceError } from '../../problems/source-error.ts';

/** How many queries the CMS is asked in one request. */
export interface Breadth {
  /** 1: they are asked one by one. */
  readonly now: () => number;
  /** What the next crawl begins with. */
  readonly next: () => number;
  /** After a request that was not answered: the rest of this crawl asks them one by one. */
  readonly refuse: (error: SourceError) => void;
}

/** A list of 2,000 entries is some seconds of work to WordPress, and some tens of megabytes. */
const usualBreadth = 20;

/**
 * Begins with what the last crawl has left; a first crawl, which knows nothing of the CMS, asks one by one. A server may limit how
 * long an answer takes, how much it holds, how many lists a query names or how long the headers are that tell of them: half as many
 * are asked the next time. A fault that passes tells nothing of that.
 */
export function openBreadth(left: number | undefined): Breadth {
  let now = left ?? 1;
  let next = left ?? usualBreadth;
  return {
    now: () => now,
    next: () => next,
    refuse: ({ kind, status }) => {
      const isPassing = kind === 'network' || status === 429 || status === 503;
      if (!isPassing) next = Math.max(1, Math.floor(now / 2));
      now = 1;
    },
  };
}
