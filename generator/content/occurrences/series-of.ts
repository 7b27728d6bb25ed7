import { expandDates, type Occurrence } from './occurrences-of.ts';
import { type DatedFields, ruleOf, usualTimes } from './rule-of.ts';

/** The dates of an event as a calendar says them. Times are local times of the site. */
export interface Series {
  /** The first date of the rule, or of the list, with its usual times. */
  readonly first: Pick<Occurrence, 'start' | 'end'>;
  /** "FREQ=WEEKLY;BYDAY=TH" with the start of the last date; null without a rule. */
  readonly rule: { readonly text: string; readonly lastStart: string } | null;
  /** Starts that the rule leaves out. */
  readonly leftOut: readonly string[];
  /** Dates that are none of the rule's. */
  readonly added: readonly Occurrence[];
  /** Dates of the rule, or added ones, with times, a state or a note of their own. */
  readonly special: readonly Occurrence[];
}

/** Returns the dates of an event as a rule and what differs from it; null for an event with one date. */
export function seriesOf(fields: DatedFields, year: number | undefined): Series | null {
  const { occurrences, leftOut } = expandDates(fields, year);
  const regular = occurrences.filter(({ isAdded }) => !isAdded);
  const [earliest] = regular;
  const last = regular.at(-1);
  if (occurrences.length < 2 || earliest === undefined || last === undefined) return null;
  const times = usualTimes(fields);
  const rule = ruleOf(fields);
  const plain = regular.find(({ insteadOf }) => insteadOf === undefined) ?? earliest;
  const first = { start: startOf(earliest), end: moved(plain, startOf(earliest)) };
  return {
    first,
    rule: rule !== null && regular.length > 1 ? { text: rule.text, lastStart: startOf(last) } : null,
    leftOut: leftOut.map((day) => `${day}T${times.from}`).filter((start) => start > first.start),
    added: occurrences.filter(({ isAdded }) => isAdded),
    special: occurrences.filter(
      (date) =>
        date.insteadOf !== undefined ||
        date.state !== undefined ||
        date.note !== undefined ||
        hasOwnLength(date),
    ),
  };

  /** Calendars take the length of the first date for an added one. */
  function hasOwnLength(date: Occurrence): boolean {
    return date.isAdded === true && moved(first, date.start) !== date.end;
  }
}

/** Returns the start by the rule. */
function startOf({ start, insteadOf = start }: Occurrence): string {
  return insteadOf;
}

/** Returns the end of a date that began at another time. */
function moved({ start, end }: Pick<Occurrence, 'start' | 'end'>, to: string): string | null {
  if (end === null) return null;
  const ms = Date.parse(`${to}Z`) + Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
  return new Date(ms).toISOString().slice(0, 19);
}
