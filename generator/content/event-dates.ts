import type { EventSummary } from '../../templates/types.ts';
import type { Problem } from '../problems/problem.ts';
import { countDays, mostDays } from '../util/iso-day.ts';
import type { Entry } from './content.ts';
import { firstYear, lastYear, parseLocal } from './dates.ts';
import { isSkipped } from './local-moments.ts';
import { expandDates, mostOccurrences } from './occurrences/occurrences-of.ts';
import { isEndTooLate, ruleOf } from './occurrences/rule-of.ts';

/** Finds probable mistakes in the dates of an event. `summary` is the one made of the entry. */
export function findDateProblems(
  { fields }: Entry<'event'>,
  { summary, timeZone, year }: DatesShown,
): readonly Problem[] {
  const { start, end, dates } = fields;
  const ofDates =
    start === null
      ? []
      : dates === null
        ? skippedTimes(fields, timeZone)
        : problemsOfDates(fields, { timeZone, year });
  if (summary === undefined)
    return ofDates.length > 0 ? ofDates : [{ ...startProblem(start), field: 'startDate' }];
  const { lastDay } = summary.when;
  const field = 'endDate';
  if (end !== null && isOtherYear(end)) {
    const message = `The event ends in the year ${yearOf(end)}, probably by mistake: it is shown without an end`;
    return [...ofDates, { message, field, hint: 'Enter the end again, or leave it empty.' }];
  }
  if (lastDay !== undefined && countDays(summary.when.start.slice(0, 10), lastDay) >= mostDays) {
    const message = `The event lasts more than ${mostDays} days: the calendar shows only the first ${mostDays}`;
    return [...ofDates, { message, field, hint: 'Enter the end again, or leave it empty.' }];
  }
  return ofDates;
}

interface DatesShown {
  readonly summary: EventSummary | undefined;
  readonly timeZone: string;
  /** Of a rule of many years, the one from which its dates are shown. */
  readonly year: number | undefined;
}

function problemsOfDates(
  fields: Entry<'event'>['fields'],
  { timeZone, year }: Omit<DatesShown, 'summary'>,
): readonly Problem[] {
  const { occurrences, strayDays, isCut } = expandDates(fields, year);
  const rule = ruleOf(fields);
  const field = 'eventDates';
  const tell = (message: string, hint: string): Problem => ({ message, field, hint });
  return [
    ...(rule !== null && rule.count === null && rule.lastDay === null
      ? [
          tell(
            'The rule has no end: its dates are shown up to two years ahead',
            'Enter the last day, or how often.',
          ),
        ]
      : []),
    ...(rule?.lastDay != null && rule.lastDay < rule.firstDay
      ? [
          tell(
            `The last day, ${rule.lastDay}, is before the start: only the first date is shown`,
            'Enter the last day again.',
          ),
        ]
      : []),
    ...(isCut
      ? [
          tell(
            `The event has more than ${mostOccurrences} dates: the first ${mostOccurrences} are shown`,
            'Make several events of it, or a season with daily hours in the opening hours of a place.',
          ),
        ]
      : []),
    ...(isEndTooLate(fields)
      ? [
          tell(
            'The end is days after the start, though the rule has a last day: it counts as the time at which each date ends',
            'Enter the end of the first date.',
          ),
        ]
      : []),
    ...strayDays.map(({ date, change }) =>
      change === 'added'
        ? tell(`The added day ${date} is one of its dates already`, 'Remove the day, or give it its times.')
        : tell(
            `The day ${date} is marked as ${change}, and the event is not on that day`,
            'Correct the day, or remove it.',
          ),
    ),
    ...(occurrences.length === 0
      ? [tell('All dates are left out: no list shows the event', 'Mark it as cancelled, or keep a date.')]
      : []),
    ...occurrences
      .flatMap(({ start, end }) => (end === null ? [start] : [start, end]))
      .filter((time) => isSkipped(time, timeZone))
      .map((time) => tell(skipped(time), 'Give that day other times.')),
  ];
}

/** Of an event that takes place once. */
function skippedTimes({ start, end }: Entry<'event'>['fields'], timeZone: string): readonly Problem[] {
  const times = [
    { time: start, field: 'startDate' },
    { time: end, field: 'endDate' },
  ];
  return times.flatMap(({ time, field }) =>
    time !== null && isTimeOfYear(time) && isSkipped(time, timeZone)
      ? [{ message: skipped(time), field, hint: 'Enter a time that the clocks of that night have.' }]
      : [],
  );
}

/** Returns true for what is a time, in a year that a calendar has. */
function isTimeOfYear(local: string): boolean {
  return parseLocal(local, 'UTC') !== null;
}

function skipped(time: string): string {
  return `The clocks skip ${time.slice(0, 16).replace('T', ', ')}: it is shown an hour later`;
}

function startProblem(start: string | null): Problem {
  if (start !== null && isOtherYear(start)) {
    const message = `The event starts in the year ${yearOf(start)}, probably by mistake: no list shows it`;
    return { message, hint: `Give it a date up to ${lastYear} in the CMS, once it is known.` };
  }
  const message = `The event has no valid start date (${start ?? 'empty'}): no list shows it`;
  return { message, hint: 'Give it a date in the CMS.' };
}

function isOtherYear(local: string): boolean {
  const year = yearOf(local);
  return year < firstYear || year > lastYear;
}

/** Returns NaN for an invalid date. */
function yearOf(local: string): number {
  return Number(/^\d{4}(?=-)/.exec(local)?.[0] ?? Number.NaN);
}
