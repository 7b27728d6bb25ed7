import { addDays } from '../../util/iso-day.ts';
import { minuteOf } from '../local-moments.ts';
import type { Occurrence } from './occurrences-of.ts';

/**
 * Writes dates for the scripts of the browser, which need no rules then: "hnf0o+6o 7s0 7s0!c". Numbers are minutes of
 * the local time of the site, to the base 36: the first start since 1970, then the time from one start to the next.
 * "+" is how long a date lasts, where it differs from the one before it; one with an open end, "~", lasts until the end
 * of its day. "!c" is a date that is cancelled, "!s" one that is sold out.
 */
export function encodeTimes(dates: readonly Occurrence[]): string {
  let lastStart = 0;
  let lastLength = '';
  return dates
    .map(({ start, end, state }) => {
      const minute = minuteOf(start);
      const isOpen = end === null || end <= start;
      const until = isOpen ? `${addDays(start.slice(0, 10), 1)}T00:00:00` : end;
      const length = `${(minuteOf(until) - minute).toString(36)}${isOpen ? '~' : ''}`;
      const text = [
        (minute - lastStart).toString(36),
        length === lastLength ? '' : `+${length}`,
        state === undefined ? '' : `!${state.charAt(0)}`,
      ].join('');
      lastStart = minute;
      lastLength = length;
      return text;
    })
    .join(' ');
}
