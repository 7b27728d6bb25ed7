import { isBefore, type NextChange } from './next-change.ts';
import { tell } from './note.ts';

/**
 * The moment that the site is built for, as page types and sections see it: they ask whether a
 * moment has come, and cannot read the time. So the clock knows when one of its answers changes
 * next.
 */
export interface Clock {
  /** Returns true from that moment on. `why` says what it changes. */
  readonly hasCome: (moment: Date, why: string) => boolean;
  /**
   * Returns the earliest moment asked for that has not come. Until then all answers stay the same.
   */
  readonly nextChange: () => NextChange | null;
}

/** `now` is ISO 8601. */
export function createClock(now: string): Clock {
  const nowMs = Date.parse(now);
  let next: NextChange | null = null;
  return {
    hasCome: (moment, why) => {
      const change = { at: new Date(moment.getTime()).toISOString(), why };
      const isToCome = moment.getTime() > nowMs;
      if (isToCome) tell({ change });
      if (isToCome && (next === null || isBefore(change, next))) next = change;
      return !isToCome;
    },
    nextChange: () => next,
  };
}
