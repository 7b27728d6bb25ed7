import { writeDay } from '../../words/formats/write-day.ts';
import { calendarDayOf } from '../../words/formats/write-span.ts';
import { siteFormats } from '../../words/site-formats.ts';

/** Says a day by a pattern of the formats: "Saturday", "June 13", "Sat, Jun 13". */
export function sayDay(day: number, pattern: string): string {
  return writeDay(pattern, calendarDayOf(day), siteFormats);
}
