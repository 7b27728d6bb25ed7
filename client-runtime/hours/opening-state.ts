import { addDays, type LocalTime, weekdayOf } from './local-time.ts';
import type { Exception, Opening, OpeningTimes } from './opening-times.ts';

/** The state of a place at a moment, and when it changes next. */
export type OpeningState =
  | {
      readonly isOpen: true;
      /** Undefined for a place that does not close within a week. */
      readonly until: LocalTime | undefined;
      /** The reason why today differs; may be empty. */
      readonly note: string;
    }
  | {
      readonly isOpen: false;
      /** Undefined for a place that does not open within a year. */
      readonly opens: LocalTime | undefined;
      /** True when today is an exception without an opening. */
      readonly isException: boolean;
      readonly note: string;
    };

/** From and until, in minutes since the midnight at which a day begins: until may be on the next day. */
type Span = readonly [from: number, until: number];

const dayMinutes = 24 * 60;

/** A place that stays open for longer never closes, as far as a visitor is concerned. */
const mostDaysOpen = 7;

/** Seasons come again after a year. */
const mostDaysClosed = 370;

/** Finds the state of a place at a time on its own clocks. */
export function openingState(times: OpeningTimes, { date, minute }: LocalTime): OpeningState {
  const today = exceptionsOn(date, times);
  const note = today.find((exception) => exception.note !== '')?.note ?? '';
  const until = endOf(times, date, minute);
  if (until !== undefined) {
    const isEndless = until > mostDaysOpen * dayMinutes;
    return { isOpen: true, until: isEndless ? undefined : at(date, until), note };
  }
  const isException = today.length > 0 && today.every(({ opening }) => opening === undefined);
  return { isOpen: false, opens: nextOpening(times, date, minute), isException, note };
}

/**
 * Returns when the place closes, in minutes since the midnight of `date`; undefined when it is
 * closed. Follows openings that touch or overlap, such as those of a place that never closes.
 */
function endOf(times: OpeningTimes, date: string, minute: number): number | undefined {
  let end = minute;
  // The evening before may last until now.
  for (let day = -1; day <= mostDaysOpen + 1; day += 1) {
    const spans = spansOn(times, addDays(date, day)).map(([from, until]): Span => {
      const start = day * dayMinutes;
      return [from + start, until + start];
    });
    for (const [from, until] of spans) if (from <= end && until > end) end = until;
    if (day >= 0 && end < (day + 1) * dayMinutes) break;
  }
  return end === minute ? undefined : end;
}

function nextOpening(times: OpeningTimes, date: string, minute: number): LocalTime | undefined {
  for (let day = 0; day <= mostDaysClosed; day += 1) {
    const next = addDays(date, day);
    const starts = spansOn(times, next).map(([from]) => from);
    const start = starts.find((from) => day > 0 || from > minute);
    if (start !== undefined) return { date: next, minute: start };
  }
  return undefined;
}

/** Returns the openings that begin on a day, in order. */
function spansOn(times: OpeningTimes, date: string): readonly Span[] {
  return openingsOn(times, date)
    .map(({ opens, closes }): Span => [opens, endOfDay(opens, closes)])
    .sort(([one], [other]) => one - other);
}

function openingsOn(times: OpeningTimes, date: string): readonly Omit<Opening, 'day'>[] {
  const exceptions = exceptionsOn(date, times);
  if (exceptions.length > 0) return exceptions.flatMap(({ opening }) => opening ?? []);
  const weekday = weekdayOf(date);
  return weekOn(times, date).filter(({ day }) => day === weekday);
}

function exceptionsOn(date: string, { exceptions }: OpeningTimes): readonly Exception[] {
  return exceptions.filter((exception) => exception.date === date);
}

function weekOn(times: OpeningTimes, date: string): readonly Opening[] {
  return times.seasons[seasonOn(times, date)]?.week ?? times.week;
}

/** Returns the index of the season of a day; -1 outside all of them. A season may pass the end of the year. */
export function seasonOn({ seasons }: OpeningTimes, date: string): number {
  const day = date.slice(5);
  return seasons.findIndex(({ from, until }) =>
    from <= until ? from <= day && day <= until : day >= from || day <= until,
  );
}

/** Many write the last minute of a day for its end. */
function endOfDay(opens: number, closes: number): number {
  if (closes === dayMinutes - 1) return dayMinutes;
  return closes > opens ? closes : closes + dayMinutes;
}

function at(date: string, minutes: number): LocalTime {
  return { date: addDays(date, Math.floor(minutes / dayMinutes)), minute: minutes % dayMinutes };
}
