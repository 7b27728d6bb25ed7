import type { EventDates } from '../../content/content.ts';
import { parseLocal, startAndEnd } from '../../content/dates.ts';
import { type Occurrence, occurrencesOf } from '../../content/occurrences/occurrences-of.ts';
import { type DatedFields, weekdaysOf, weeksOf } from '../../content/occurrences/rule-of.ts';
import { seriesOf } from '../../content/occurrences/series-of.ts';
import { thing } from './thing.ts';

interface Dates {
  /** Of a rule of many years, the one from which its dates are shown. */
  readonly year: number | undefined;
  readonly timeZone: string;
}

const units = { daily: 'D', weekly: 'W', monthly: 'M' } as const;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Describes the rule of an event; undefined without one. Days that differ are events of their own: `specialDates`. */
export function eventSchedule(fields: DatedFields, { year, timeZone }: Dates) {
  const series = seriesOf(fields, year);
  const { dates } = fields;
  if (series === null || series.rule === null || dates === null || dates.repeats === 'list') return undefined;
  const { first, rule, leftOut, special } = series;
  const except = [
    ...leftOut,
    ...special.flatMap(({ isAdded, start, insteadOf = start }) => (isAdded ? [] : [insteadOf])),
  ];
  return thing('Schedule', {
    startDate: first.start.slice(0, 10),
    endDate: rule.lastStart.slice(0, 10),
    startTime: first.start.slice(11),
    endTime: first.end?.slice(11),
    repeatFrequency: `P${dates.interval}${units[dates.repeats]}`,
    byDay: byDay(dates, fields.start?.slice(0, 10) ?? ''),
    exceptDate: except.length === 0 ? undefined : except.map((start) => start.slice(0, 10)).sort(),
    scheduleTimezone: timeZone,
  });
}

/** In a month as calendars write it: "1SA". */
function byDay(dates: EventDates, firstDay: string): readonly string[] | undefined {
  if (dates.repeats === 'daily') return undefined;
  const names = weekdaysOf(dates, firstDay).map((day) => days[day - 1] ?? '');
  if (dates.repeats === 'weekly') return names.map((name) => `https://schema.org/${name}`);
  return weeksOf(dates, firstDay).flatMap((week) =>
    names.map((name) => `${week}${name.slice(0, 2).toUpperCase()}`),
  );
}

/** Describes the dates that the rule does not say: those of a list, added ones, and those with a state or other times. */
export function specialDates(fields: DatedFields, { year, timeZone }: Dates) {
  const series = seriesOf(fields, year);
  if (series === null) return [];
  const { rule, added, special } = series;
  const chosen = rule === null ? occurrencesOf(fields, year) : [...new Set([...added, ...special])];
  return chosen.flatMap((date) => describeDate(date, timeZone) ?? []);
}

function describeDate({ start, end, state }: Occurrence, timeZone: string) {
  const from = parseLocal(start, timeZone);
  if (from === null) return undefined;
  const { start: startDate, end: endDate } = startAndEnd(from, parseLocal(end, timeZone));
  return {
    startDate,
    ...(endDate === undefined ? {} : { endDate }),
    state,
  };
}

/** Writes a local time as a moment; undefined where there is none. */
export function momentOf(local: string | null, timeZone: string): string | undefined {
  const date = parseLocal(local, timeZone);
  return date === null ? undefined : startAndEnd(date, null).start;
}
