import type { FailureKind } from '../problems/problem.ts';
import { nothingStale, type Stale } from '../rebuild/stale.ts';

/** When to try again what a failed rebuild left undone. */
export interface Retry {
  /** At once. */
  readonly now: Stale;
  /** With whatever is rebuilt next. */
  readonly next: Stale;
  /** When the CMS answers the next poll. */
  readonly atPoll: boolean;
}

/**
 * A failed rebuild leaves everything stale, to be built with the next edit, which most likely mends it. A CMS that is down
 * is no edit's matter: what else was stale is built with the last content, and the content waits for the next poll.
 */
export function planRetry(stale: Stale, kind: FailureKind | 'bug', hasSite: boolean): Retry {
  if (kind !== 'source') return { now: nothingStale, next: stale, atPoll: false };
  if (!hasSite || !stale.content) return { now: nothingStale, next: stale, atPoll: true };
  return { now: { ...stale, content: false }, next: nothingStale, atPoll: true };
}
