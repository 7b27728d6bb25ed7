import { TZDate } from '@date-fns/tz';
import type { DateLabel, When } from '../../templates/types.ts';
import type { Formats } from '../../words/formats/formats.ts';
import { formatsOf } from '../../words/formats/formats-of.ts';
import { type CalendarDay, calendarDay, writeDay } from '../../words/formats/write-day.ts';
import {
  dayAt,
  type EventSpan,
  eventSpan,
  isoDayOf,
  writeEventTime,
  writeFullDays,
  writeShortDays,
} from '../../words/formats/write-span.ts';
import { compact } from '../util/omit-undefined.ts';
import { createRecent } from '../util/recent.ts';
import { zoneOffset } from '../util/zone-offset.ts';
import type { Settings } from './content.ts';

/**
 * Dates for visitors, in the site's time zone and language. Names and patterns are those of `words/formats/`,
 * independent of the machine.
 */

const localTime = /^(\d{4})-(0\d|1[0-2])-([0-2]\d|3[01])(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/;

/** The accepted years: everything counted from them has a year of four digits, in every zone. */
export const firstYear = 1000;
export const lastYear = 2999;

/**
 * Parses "2026-06-02T19:00:00", a local time without a zone, in the site's zone. Null when it is
 * not a date, or its year is not within 1000 to 2999.
 */
export function parseLocal(local: string | null, timeZone: string): TZDate | null {
  return local === null ? null : parsed.at(`${timeZone} ${local}`);
}

/** Pages, lists, calendars and the search ask for the same times. */
const parsed = createRecent((zoneAndLocal: string): TZDate | null => {
  const space = zoneAndLocal.indexOf(' ');
  return parse(zoneAndLocal.slice(space + 1), zoneAndLocal.slice(0, space));
});

function parse(local: string, timeZone: string): TZDate | null {
  const match = localTime.exec(local);
  if (!match) return null;
  const [year, month, day, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  if (!year || !month || !day || year < firstYear || year > lastYear) return null;
  const date = new TZDate(year, month - 1, day, hours ?? 0, minutes ?? 0, seconds ?? 0, timeZone);
  // 31 February rolls over: then it is not a date.
  return Number.isNaN(date.getTime()) || date.getDate() !== day ? null : date;
}

type Language = Pick<Settings, 'language'>;

/** Formats "Sat, Jun 13, 2026" with the day as ISO date, for days in a table. */
export function dayLabel(date: TZDate, { language }: Language): DateLabel {
  const formats = formatsOf(language);
  return { date: isoDay(date), label: writeDay(formats.days.medium, dayOn(date), formats) };
}

/** Formats "June 13, 2026" with the day as ISO date, of a moment in UTC. */
export function dateLabel(
  instant: string,
  { language, timeZone }: Pick<Settings, 'language' | 'timeZone'>,
): DateLabel {
  return labels.at(`${language} ${dayOf(instant, timeZone)}`);
}

/**
 * By the day on the calendar: many of ten thousand posts share a day, and formatting a date takes
 * longer than the rest of a card.
 */
const labels = createRecent((languageAndDate: string): DateLabel => {
  const [language = '', date = ''] = languageAndDate.split(' ');
  const formats = formatsOf(language);
  return { date, label: writeDay(formats.days.long, calendarDay(date), formats) };
});

/**
 * Returns the day on the site's calendar. The library's date would compute the offset three times.
 */
export function dayOf(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  const [day = ''] = new Date(moment.getTime() + zoneOffset(timeZone, moment) * 60_000)
    .toISOString()
    .split('T');
  return day;
}

/**
 * Formats a span. Midnight to midnight, or midnight without an end, means whole days. An end before
 * the start is a mistake of the editor and counts as missing.
 */
export function when(start: TZDate, written: TZDate | null, { language }: Language): When {
  const span = spanOf(start, written);
  const { severalDays } = span;
  const formats = formatsOf(language);
  const first = dayOn(start);
  return compact({
    ...startAndEnd(start, written),
    lastDay: severalDays === null ? undefined : isoDayOf(severalDays),
    short: writeShortDays(span, formats),
    ...writeDaysAndTime(span, formats),
    day: String(first.day),
    month: writeDay('{MMM}', first, formats),
  });
}

/** Formats the days and the time of the same span. */
export function daysAndTime(
  start: TZDate,
  written: TZDate | null,
  { language }: Language,
): Pick<When, 'days' | 'time'> {
  return writeDaysAndTime(spanOf(start, written), formatsOf(language));
}

function writeDaysAndTime(span: EventSpan, formats: Formats): Pick<When, 'days' | 'time'> {
  return compact({ days: writeFullDays(span, formats), time: writeEventTime(span, formats) });
}

/** Returns the same for programs: moments, or whole days. */
export function startAndEnd(start: TZDate, written: TZDate | null): Pick<When, 'start' | 'end'> {
  const { end, lastDay, isWholeDays } = spanOf(start, written);
  if (written === null || end === null) return { start: isWholeDays ? isoDay(start) : toIso(start) };
  return isWholeDays
    ? { start: isoDay(start), end: isoDayOf(lastDay ?? dayAt(end)) }
    : { start: toIso(start), end: toIso(written) };
}

function spanOf(start: TZDate, written: TZDate | null): EventSpan {
  return eventSpan(localMinute(start), written && written > start ? localMinute(written) : null);
}

/** Counts the minutes from 1970 to a local time, as if there were no zones. */
function localMinute(date: TZDate): number {
  const { year, month, day } = dayOn(date);
  return Date.UTC(year, month - 1, day, date.getHours(), date.getMinutes()) / 60_000;
}

/** Formats "2026-06" as "June 2026". */
export function monthLabel(month: string, { language }: Language): string {
  const formats = formatsOf(language);
  return writeDay(formats.days.month, calendarDay(month), formats);
}

/** Returns the first moment after a month of the site's zone, given as "2026-06". */
export function endOfMonth(month: string, timeZone: string): TZDate {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new TZDate(year, number, 1, timeZone);
}

/** Returns the moment when an event is over: its end, or else the end of its day. */
export function endOf(start: TZDate, end: TZDate | null): TZDate {
  if (end !== null && end > start && !isMidnight(end)) return end;
  const day = addDays(end !== null && end > start ? addDays(end, -1) : start, 1);
  day.setHours(0, 0, 0, 0);
  return day;
}

/** The same time on another day. */
function addDays(date: TZDate, count: number): TZDate {
  const day = new TZDate(date, date.timeZone);
  day.setDate(day.getDate() + count);
  return day;
}

/** Two days of one zone. */
export function isSameYear(one: TZDate, other: TZDate): boolean {
  return one.getFullYear() === other.getFullYear();
}

/** Returns the day of the calendar, of the date's own zone. */
export function dayOn(date: TZDate): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function isoDay(date: TZDate): string {
  const { year, month, day } = dayOn(date);
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

function isMidnight(date: TZDate): boolean {
  return date.getHours() === 0 && date.getMinutes() === 0;
}

/** Writes a moment in UTC, to the second. */
function toIso(date: TZDate): string {
  return date.toISOString().replace('.000', '');
}
