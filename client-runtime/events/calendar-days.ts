/*
 * The state of the pier in the footer has these as well (`hours/local-time.ts`): a module of both
 * would be one more request on every page.
 */

/** Returns the day of a moment on the calendar of a time zone, "2026-06-13". */
export function dayAt(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

/** Returns the day that is some days later. */
export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Returns 1 for a Monday, 7 for a Sunday. */
export function dayOfWeek(date: string): number {
  return new Date(date).getUTCDay() || 7;
}
