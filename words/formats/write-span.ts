import type { Formats } from './formats.ts';
import { type CalendarDay, calendarDay, writeDay, writeDays } from './write-day.ts';
import { writeTime, writeTimes } from './write-time.ts';

/** A date of an event as visitors see it. Minutes are those of the local time, and days are counted, since 1970. */
export interface EventSpan {
  readonly start: number;
  /** Null when it is open. */
  readonly end: number | null;
  /** The day before an end at midnight. */
  readonly lastDay: number | null;
  /** The last day, unless all is on one day or in one night. */
  readonly severalDays: number | null;
  /** From midnight to midnight, or midnight without an end. */
  readonly isWholeDays: boolean;
}

export const minutesOfDay = 1440;

/** An end before it belongs to the evening before. */
const endOfNight = 6 * 60;

/** Returns a span from a minute to another one. An end before the start is a mistake, and counts as missing. */
export function eventSpan(start: number, written: number | null): EventSpan {
  const end = written !== null && written > start ? written : null;
  const isWholeDays = start % minutesOfDay === 0 && (end === null || (end + 1) % minutesOfDay <= 1);
  if (end === null) return { start, end, lastDay: null, severalDays: null, isWholeDays };
  const lastDay = dayAt(end - 1);
  const isNight = lastDay === dayAt(start) + 1 && minuteOfDay(end) < endOfNight && minuteOfDay(start) > 0;
  const isOneEvening = lastDay === dayAt(start) || isNight;
  return { start, end, lastDay, severalDays: isOneEvening ? null : lastDay, isWholeDays };
}

/** Writes the first day or all days, in few letters: "Sat, Jun 13", "Jun 13 – 15". */
export function writeShortDays(
  { start, severalDays }: Pick<EventSpan, 'start' | 'severalDays'>,
  formats: Formats,
): string {
  const first = calendarDayOf(dayAt(start));
  if (severalDays === null) return writeDay(formats.days.short, first, formats);
  const last = calendarDayOf(severalDays);
  const { shortSpanInMonth, shortSpan } = formats.days;
  return writeDays(isSameMonth(first, last) ? shortSpanInMonth : shortSpan, [first, last], formats);
}

/** Writes the days in full: "Saturday, June 13, 2026", "June 13 – 15, 2026". */
export function writeFullDays({ start, severalDays }: EventSpan, formats: Formats): string {
  const first = calendarDayOf(dayAt(start));
  if (severalDays === null) return writeDay(formats.days.full, first, formats);
  const last = calendarDayOf(severalDays);
  const { spanInMonth, spanInYear, span } = formats.days;
  const inYears = first.year === last.year ? spanInYear : span;
  return writeDays(isSameMonth(first, last) ? spanInMonth : inYears, [first, last], formats);
}

/** Writes the times; undefined for whole days. */
export function writeEventTime(
  { start, end, isWholeDays }: EventSpan,
  { time }: Formats,
): string | undefined {
  if (isWholeDays) return undefined;
  if (end === null) return writeTime(minuteOfDay(start), time);
  const isOneDay = dayAt(start) === dayAt(end);
  return writeTimes({ from: minuteOfDay(start), to: minuteOfDay(end), isOneDay }, time);
}

export function dayAt(minute: number): number {
  return Math.floor(minute / minutesOfDay);
}

export function minuteOfDay(minute: number): number {
  return minute - dayAt(minute) * minutesOfDay;
}

/** Returns the ISO date of a day. */
export function isoDayOf(day: number): string {
  return new Date(day * minutesOfDay * 60_000).toISOString().slice(0, 10);
}

export function calendarDayOf(day: number): CalendarDay {
  return calendarDay(isoDayOf(day));
}

function isSameMonth(one: CalendarDay, other: CalendarDay): boolean {
  return one.year === other.year && one.month === other.month;
}
