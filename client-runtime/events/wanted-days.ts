/** Days from a first to a last one, counted from 1970 on. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** Of the local time. */
export const minutesOfDay = 1440;

const dayMs = 86_400_000;

/**
 * Returns the days that a choice means on a day of the site's calendar: `today`, `weekend` (the rest
 * of it, once it has begun), `next-week` from Monday on, or a month, "2026-07". Null for any day.
 */
export function wantedDays(when: string, today: number): DaySpan | null {
  // The first day of 1970 was a Thursday.
  const sunday = today + 6 - ((today + 3) % 7);
  if (when === 'today') return { from: today, to: today };
  if (when === 'weekend') return { from: Math.max(today, sunday - 1), to: sunday };
  if (when === 'next-week') return { from: sunday + 1, to: sunday + 7 };
  if (!/^\d{4}-\d{2}$/.test(when)) return null;
  const [year = 0, month = 0] = when.split('-').map(Number);
  return { from: Date.UTC(year, month - 1) / dayMs, to: Date.UTC(year, month) / dayMs - 1 };
}

/** Returns true when two spans share a day. */
export function overlap(one: DaySpan, other: DaySpan): boolean {
  return one.from <= other.to && other.from <= one.to;
}
