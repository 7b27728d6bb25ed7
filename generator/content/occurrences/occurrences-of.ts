import { addDays } from '../../util/iso-day.ts';
import { createRecentOf } from '../../util/recent.ts';
import type { EventDay } from '../content.ts';
import { lastYear } from '../dates.ts';
import { type DayWindow, expandRule } from './expand-rule.ts';
import { type DatedFields, type Rule, ruleOf, type UsualTimes, usualTimes } from './rule-of.ts';

/** One date of an event. Times are local times of the site, "2026-06-04T10:00:00". */
export interface Occurrence {
  readonly start: string;
  /** After the start; null when it is open. */
  readonly end: string | null;
  /** Of this date alone. */
  readonly state?: 'cancelled' | 'sold-out';
  /** The rule does not have it, or it is a later one of a list: an editor has added it. */
  readonly isAdded?: true;
  /** The start by the rule, of a date with other times. */
  readonly insteadOf?: string;
  readonly note?: string;
}

export interface ExpandedDates {
  /** In order; one of an event that takes place once, none without a readable start. */
  readonly occurrences: readonly Occurrence[];
  /** Days of the rule that it leaves out. */
  readonly leftOut: readonly string[];
  /** Days that differ although the event has no such date, or has it already. */
  readonly strayDays: readonly EventDay[];
  /** It has more dates than are shown. */
  readonly isCut: boolean;
}

/** The most dates of an event. */
export const mostOccurrences = 400;

/** Two years. */
const mostDays = 731;

/**
 * Lists the dates of an event. A rule is followed for two years: from its start on, or those of `year` and of the year
 * after it. The same fields give the same list object.
 */
export function occurrencesOf(fields: DatedFields, year?: number): readonly Occurrence[] {
  return expandDates(fields, year).occurrences;
}

/** Returns the dates with what is special about them. */
export function expandDates(fields: DatedFields, year?: number): ExpandedDates {
  const known = expanded.at(fields);
  const dates = known.get(year) ?? expand(fields, year);
  known.set(year, dates);
  return dates;
}

/** By the year from which they are shown. */
const expanded = createRecentOf((_fields: DatedFields) => new Map<number | undefined, ExpandedDates>());

/** Returns true when a rule goes on for more than two years: then the year decides which dates are shown. */
export function isLongRule(fields: DatedFields): boolean {
  const rule = ruleOf(fields);
  return rule !== null && rule.count === null && (rule.lastDay ?? '9999') > addDays(rule.firstDay, mostDays);
}

function expand(written: DatedFields, year: number | undefined): ExpandedDates {
  const fields = withinYears(written);
  const { start, end, dates } = fields;
  if (start === null) return { occurrences: [], leftOut: [], strayDays: [], isCut: false };
  if (dates === null) return { occurrences: [{ start, end }], leftOut: [], strayDays: [], isCut: false };
  const times = usualTimes(fields);
  const rule = ruleOf(fields);
  const window = rule === null ? null : windowOf(rule, year);
  const ofRule = rule === null || window === null ? [] : expandRule(rule, window, mostOccurrences + 1);
  // A rule that means no day at all is a mistake: its start is a date.
  const regular = ofRule.length === 0 && year === undefined ? [start.slice(0, 10)] : ofRule;
  const planned = new Set(regular);
  const byDay = new Map(dates.days.map((day) => [day.date, day]));
  // Each day of a list is a date, whatever its state.
  const isDate = ({ change }: EventDay) => change === 'added' || (rule === null && change !== 'left-out');
  const added = dates.days.filter(
    (day) => isDate(day) && !planned.has(day.date) && isWithin(day.date, window),
  );
  const all = [
    ...regular.flatMap((date) => occurrenceOn(date, byDay.get(date), times) ?? []),
    ...added.map((day) => addedOn(day, times)),
  ].sort((a, b) => (a.start < b.start ? -1 : 1));
  return {
    occurrences: all.slice(0, mostOccurrences),
    leftOut: dates.days.flatMap(({ change, date }) =>
      change === 'left-out' && planned.has(date) ? [date] : [],
    ),
    strayDays: dates.days.filter(
      (day) =>
        isWithin(day.date, window) &&
        !added.includes(day) &&
        (day.change === 'added') === planned.has(day.date) &&
        !hasTimes(day),
    ),
    isCut: all.length > mostOccurrences,
  };
}

/** Leaves out an end in a year that no calendar has. */
function withinYears(fields: DatedFields): DatedFields {
  const { end } = fields;
  return end !== null && Number(end.slice(0, 4)) > lastYear ? { ...fields, end: null } : fields;
}

/** Of an added day that is one already: then it has other times. */
function hasTimes({ change, from, until }: EventDay): boolean {
  return change === 'added' && (from !== '' || until !== '');
}

function windowOf({ firstDay, count }: Rule, year: number | undefined): DayWindow {
  if (count !== null) return { from: firstDay, to: '9999-12-31' };
  if (year === undefined) return { from: firstDay, to: addDays(firstDay, mostDays) };
  const newYear = `${year}-01-01`;
  return { from: newYear > firstDay ? newYear : firstDay, to: `${year + 1}-12-31` };
}

function isWithin(day: string, window: DayWindow | null): boolean {
  return window === null || (day >= window.from && day <= window.to);
}

function occurrenceOn(date: string, day: EventDay | undefined, times: UsualTimes): Occurrence | null {
  const usual = { start: `${date}T${times.from}`, end: endOn(date, times) };
  if (day === undefined) return usual;
  const note = day.note === '' ? {} : { note: day.note };
  switch (day.change) {
    case 'left-out':
      return null;
    case 'cancelled':
    case 'sold-out':
      return { ...usual, ...ownState(day), ...note };
    default: {
      const other = { ...spanOn(day, times), ...note };
      return other.start === usual.start && other.end === usual.end
        ? { ...usual, ...note }
        : { ...other, insteadOf: usual.start };
    }
  }
}

function addedOn(day: EventDay, times: UsualTimes): Occurrence {
  const note = day.note === '' ? {} : { note: day.note };
  return { ...spanOn(day, times), isAdded: true, ...ownState(day), ...note };
}

function ownState({ change }: EventDay): Pick<Occurrence, 'state'> {
  return change === 'cancelled' || change === 'sold-out' ? { state: change } : {};
}

/** Returns the times of a day with its own ones, where it has some. */
function spanOn({ date, from, until }: EventDay, times: UsualTimes): Pick<Occurrence, 'start' | 'end'> {
  const own = {
    from: from === '' ? times.from : `${from}:00`,
    until: until === '' ? times.until : `${until}:00`,
    nights: until === '' ? times.nights : 0,
  };
  return { start: `${date}T${own.from}`, end: endOn(date, own) };
}

function endOn(date: string, { from, until, nights }: UsualTimes): string | null {
  if (until === null) return null;
  const days = nights === 0 && until <= from ? 1 : nights;
  return `${days === 0 ? date : addDays(date, days)}T${until}`;
}
