import type { FailureKind } from '../problems/problem.ts';
import { nothingStale, type Stale } from '../rebuild/stale.ts';

/** When the stale parts of a failed rebuild are tried again. */
export interface Retry {
  /** At once. */
  readonly now: Stale;
  /** Stale with the next rebuild. */
  readonly next: Stale;
  /** Stale with the next answered poll. */
  readonly atPoll: boolean;
}

/**
 * Plans the retry of a failed rebuild: everything stays stale for the next edit, which most likely
 * fixes it. When the CMS is down, other stale parts are built with the last content, and the
 * content waits for the next poll.
 */
export function planRetry(stale: Stale, kind: FailureKind | 'bug', hasSite: boolean): Retry {
  if (kind !== 'source') return { now: nothingStale, next: stale, atPoll: false };
  if (!hasSite || !stale.content) return { now: nothingStale, next: stale, atPoll: true };
  return { now: { ...stale, content: false }, next: nothingStale, atPoll: true };
}
