import { TZDate } from '@date-fns/tz';
import { formatsOf } from '../../words/formats/formats-of.ts';
import { writeDay, writeDays } from '../../words/formats/write-day.ts';
import type { Words } from '../../words/table.ts';
import type { Settings } from './content.ts';
import { dayOn, endOf, isSameYear, parseLocal } from './dates.ts';

/** A day, month or year of a long work. */
export interface Period {
  readonly start: TZDate;
  /** The first moment after it. */
  readonly end: TZDate;
  readonly isYear: boolean;
}

/** Parses "2026-12-24", "2026-12" or "2026" in the site's zone; null when it is no such date. */
export function parsePeriod(text: string, timeZone: string): Period | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(text) ?? [];
  const start = parseLocal(year === undefined ? text : `${year}-${month ?? '01'}-01`, timeZone);
  if (start === null) return null;
  if (year === undefined) return { start, end: endOf(start, null), isYear: false };
  const months = month === undefined ? 12 : 1;
  const end = new TZDate(start.getFullYear(), start.getMonth() + months, 1, timeZone);
  return { start, end, isYear: month === undefined };
}

/**
 * Formats the months of a long work: "March 2014 – May 2018", "April – November 2027", "Since March
 * 2025" without an end, "Until 2018" without a start. A year stays a year.
 */
export function periodSpan(
  from: Period | null,
  to: Period | null,
  { language }: Pick<Settings, 'language'>,
  { sections }: Pick<Words, 'sections'>,
): string | undefined {
  const formats = formatsOf(language);
  const write = ({ start, isYear }: Period) =>
    writeDay(isYear ? '{y}' : formats.days.month, dayOn(start), formats);
  if (from === null) return to === null ? undefined : sections.until({ date: write(to) });
  if (to === null) return sections.since({ date: write(from) });
  const [first, last] = [write(from), write(to)];
  if (first === last) return first;
  const isOneYear = isSameYear(from.start, to.start) && !from.isYear && !to.isYear;
  if (!isOneYear) return `${first} – ${last}`;
  return writeDays(formats.days.monthSpan, [dayOn(from.start), dayOn(to.start)], formats);
}
