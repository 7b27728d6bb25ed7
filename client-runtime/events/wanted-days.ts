import { dayOfWeek, daysAfter } from './calendar-days.ts';

/** Days from a first to a last one, as ISO dates. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the days that a choice means on a day of the site's calendar: `today`, `weekend` (the rest
 * of it, once it has begun), `next-week` from Monday on, or a month, "2026-07". Null for any day.
 */
export function wantedDays(when: string, today: string): DaySpan | null {
  const weekday = dayOfWeek(today);
  switch (when) {
    case 'today':
      return { from: today, to: today };
    case 'weekend':
      return { from: daysAfter(today, Math.max(0, 6 - weekday)), to: daysAfter(today, 7 - weekday) };
    case 'next-week':
      return { from: daysAfter(today, 8 - weekday), to: daysAfter(today, 14 - weekday) };
    default:
      return /^\d{4}-\d{2}$/.test(when) ? { from: `${when}-01`, to: `${when}-31` } : null;
  }
}

/** Returns true when two spans share a day. */
export function overlap(one: DaySpan, other: DaySpan): boolean {
  return one.from <= other.to && other.from <= one.to;
}
