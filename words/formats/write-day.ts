import type { Formats, Span } from './formats.ts';

/** A day of the calendar; `month` 1 is January. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses an ISO date, "2026-06-13". */
export function calendarDay(date: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** Writes a day by a pattern of `Formats`. */
export function writeDay(pattern: string, { year, month, day }: CalendarDay, formats: Formats): string {
  return pattern.replace(/\{(\w+)\}/g, (field, name: string) => {
    switch (name) {
      case 'EEEE':
        return formats.weekdays[weekdayIndex(year, month, day)] ?? field;
      case 'EEE':
        return formats.shortWeekdays[weekdayIndex(year, month, day)] ?? field;
      case 'MMMM':
        return formats.months[month - 1] ?? field;
      case 'MMM':
        return formats.shortMonths[month - 1] ?? field;
      case 'd':
        return day === 1 ? (formats.firstOfMonth ?? '1') : String(day);
      default:
        return name === 'y' ? String(year) : field;
    }
  });
}

/** Writes the days from a first to a last one. */
export function writeDays(
  [before, after]: Span,
  [first, last]: readonly [CalendarDay, CalendarDay],
  formats: Formats,
): string {
  return writeDay(before, first, formats) + writeDay(after, last, formats);
}

/** Returns 0 for a Monday. */
function weekdayIndex(year: number, month: number, day: number): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}
