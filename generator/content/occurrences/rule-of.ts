import { addDays, countDays, weekdayOf } from '../../util/iso-day.ts';
import type { EventDates, KindFields } from '../content.ts';

/** The fields of an event from which its dates are made. */
export type DatedFields = Pick<KindFields['event'], 'start' | 'end' | 'dates'>;

/** The rule of an event, with the days that it may have and the times of each. */
export interface Rule {
  /** As in a calendar, without its end: "FREQ=WEEKLY;BYDAY=TH". */
  readonly text: string;
  readonly firstDay: string;
  /** Null without an end. */
  readonly lastDay: string | null;
  readonly count: number | null;
}

/** The times of every date that has no other ones, and how many days it lasts. */
export interface UsualTimes {
  /** "10:00:00" */
  readonly from: string;
  readonly until: string | null;
  readonly nights: number;
}

/** A date of more days than this is a mistake: the end was meant as that of the last date. */
const mostNights = 6;

/**
 * Returns the times of a date. With a rule that has neither a last day nor a count, an end on a later day is
 * the last day: "Nov 13, 4:30 PM to Jan 6, 10 PM" with daily hours.
 */
export function usualTimes({ start, end, dates }: DatedFields): UsualTimes {
  const [firstDay = '', from = ''] = (start ?? '').split('T');
  if (start === null || end === null || end <= start) return { from, until: null, nights: 0 };
  const [endDay = '', until = ''] = end.split('T');
  const nights = countDays(firstDay, endDay);
  if (isOneNight({ nights, from, until })) return { from, until, nights };
  const isLastDay = dates?.repeats !== 'list' && dates?.until === null && dates.count === null;
  const isTooLong = isLastDay || dates?.repeats === 'daily' || nights > mostNights;
  return { from, until, nights: isTooLong ? (until <= from ? 1 : 0) : nights };
}

function isOneNight({
  nights,
  from,
  until,
}: Omit<UsualTimes, 'until'> & { readonly until: string }): boolean {
  return nights === 0 || (nights === 1 && until <= from);
}

/** Returns true where the end was not taken as it is, nor as the last day. */
export function isEndTooLate(fields: DatedFields): boolean {
  const { start, end, dates } = fields;
  if (start === null || end === null || dates === null) return false;
  if (dates.repeats !== 'list' && dates.until === null && dates.count === null) return false;
  return countDays(start.slice(0, 10), end.slice(0, 10)) > usualTimes(fields).nights;
}

/** Returns the rule of an event; null for one that takes place once, or on a list of days. */
export function ruleOf(fields: DatedFields): Rule | null {
  const { start, end, dates } = fields;
  if (start === null || dates === null || dates.repeats === 'list') return null;
  const firstDay = start.slice(0, 10);
  const { count } = dates;
  return { text: ruleText(dates, firstDay), firstDay, lastDay: dates.until ?? lastDayIn(end), count };

  function lastDayIn(written: string | null): string | null {
    if (written === null || written <= `${firstDay}T99` || count !== null) return null;
    const [day = '', until = ''] = written.split('T');
    const { from } = usualTimes(fields);
    if (isOneNight({ nights: countDays(firstDay, day), from, until })) return null;
    // A season until the morning of a day has its last night before it.
    return until <= from ? addDays(day, -1) : day;
  }
}

const dayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Writes a rule for calendars: RFC 5545, section 3.3.10. */
function ruleText({ repeats, interval, weekdays, weeks }: EventDates, firstDay: string): string {
  const every = interval === 1 ? '' : `;INTERVAL=${interval}`;
  if (repeats === 'daily') return `FREQ=DAILY${every}`;
  const days = weekdaysOf({ weekdays }, firstDay).map((day) => dayCodes[day % 7]);
  if (repeats === 'weekly') return `FREQ=WEEKLY${every};BYDAY=${days.join(',')}`;
  const inMonth = weeksOf({ weeks }, firstDay).flatMap((week) => days.map((day) => `${week}${day}`));
  return `FREQ=MONTHLY${every};BYDAY=${inMonth.join(',')}`;
}

/** Returns the days of the week of a rule, 1 is Monday. */
export function weekdaysOf({ weekdays }: Pick<EventDates, 'weekdays'>, firstDay: string): readonly number[] {
  return weekdays.length === 0 ? [weekdayOf(firstDay) || 7] : weekdays;
}

/** Returns the weeks of a month of a rule; the 29th of a month is in its last week. */
export function weeksOf({ weeks }: Pick<EventDates, 'weeks'>, firstDay: string): readonly number[] {
  if (weeks.length > 0) return weeks;
  const week = Math.ceil(Number(firstDay.slice(8)) / 7);
  return [week > 4 ? -1 : week];
}
