import type { SourceError } from '../problems/source-error.ts';

/** The number of queries per request. */
export interface BatchSize {
  /** 1 means one by one. */
  readonly now: () => number;
  /** The start value of the next crawl. */
  readonly next: () => number;
  /** After a failed request: the rest of this crawl sends queries one by one. */
  readonly refuse: (error: SourceError) => void;
}

/** A list of 2,000 entries takes WordPress some seconds and some tens of megabytes. */
const usualSize = 20;

/** Settings, menus and the like together, which are small. */
export const smallParts = 8;

/**
 * Starts with the value of the last crawl; a first crawl sends queries one by one, or as many as
 * `first` says. A server may limit the time, the size, the lists per query or the length of its
 * headers: after a failure the next crawl sends half as many. A temporary fault changes nothing.
 */
export function openBatchSize(left: number | undefined, first = 1): BatchSize {
  let now = left ?? first;
  let next = left ?? usualSize;
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
