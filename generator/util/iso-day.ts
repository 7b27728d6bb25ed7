/** Days as ISO dates, "2026-06-13": without a time, so independent of time zones. */

const dayMs = 24 * 3_600_000;

/** Adds days to a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Counts the days from the first to the last: 0 when equal, NaN when one is invalid. */
export function countDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / dayMs;
}

/** The most days listed one by one: some 20 years. */
export const mostDays = 21 * 366;

/** Lists all days from the first to the last, both included; at most the first `mostDays`. */
export function daysBetween(first: string, last: string): readonly string[] {
  const count = Math.min(countDays(first, last) + 1, mostDays);
  const days: string[] = [];
  for (let index = 0; index < count; index += 1) days.push(index === 0 ? first : addDays(first, index));
  return days;
}

/** Lists the months, "2026-06", of the days of `daysBetween`. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const limit = addDays(first, mostDays - 1);
  const end = last < limit ? last : limit;
  const months: string[] = [];
  for (
    let month = first.slice(0, 7);
    month <= end.slice(0, 7);
    month = addDays(`${month}-01`, 31).slice(0, 7)
  ) {
    months.push(month);
  }
  return months;
}

/** Returns 0 for a Sunday, 6 for a Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
