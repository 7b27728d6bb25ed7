import type { Entry } from '../content/content.ts';
import { parseLocal } from '../content/dates.ts';
import { overAt } from '../content/local-moments.ts';
import { titleOf } from '../content/name-entry.ts';
import { isLongRule, type Occurrence, occurrencesOf } from '../content/occurrences/occurrences-of.ts';
import type { Clock } from '../dependencies/clock.ts';

export interface EventPhase {
  readonly isPast: boolean;
  /** The start of the next date, local: of an event that is over, of its last one. */
  readonly start: string;
  /** The position of that date, and of the first that is not over: it may be cancelled. */
  readonly next: number;
  readonly first: number;
  /** Of a rule of many years, the year from which its dates are shown. */
  readonly year?: number;
}

/** Null for an event without a readable start. */
export type EventPhases = (event: Pick<Entry<'event'>, 'kind' | 'id'>) => EventPhase | null;

/**
 * Asks the clock about every event at once: so the next change is known whatever pages are made.
 */
export function findPhases(
  events: readonly Entry<'event'>[],
  timeZone: string,
  clock: Pick<Clock, 'hasCome'>,
): EventPhases {
  const phases = new Map(events.map((event) => [event.id, phaseOf(event, timeZone, clock)]));
  return ({ id }) => phases.get(id) ?? null;
}

function phaseOf(event: Entry<'event'>, timeZone: string, clock: Pick<Clock, 'hasCome'>): EventPhase | null {
  const { fields } = event;
  const year = yearOf(event, timeZone, clock);
  const occurrences = occurrencesOf(fields, year);
  const ends = endsOf(occurrences, timeZone);
  if (ends === null) return null;
  const title = titleOf(event);
  const shown = { ...(year === undefined ? {} : { year }) };
  const first = ends.findIndex(
    (endMs, index) =>
      !clock.hasCome(
        new Date(endMs),
        index === ends.length - 1 ? `the event "${title}" ends` : `the event "${title}" goes on another day`,
      ),
  );
  if (first < 0) {
    const last = lastOn(occurrences);
    return {
      isPast: true,
      start: occurrences[last]?.start ?? '',
      next: last,
      first: last,
      ...shown,
    };
  }
  const next = firstOn(occurrences, first);
  return { isPast: false, start: occurrences[next]?.start ?? '', next, first, ...shown };
}

/** Returns the position of the first date that takes place; of the first one where none does. */
function firstOn(occurrences: readonly Occurrence[], from: number): number {
  const next = occurrences.findIndex(({ state }, index) => index >= from && state !== 'cancelled');
  return next < 0 ? from : next;
}

/** Returns the position of the last date that took place; of the last one where none did. */
function lastOn(occurrences: readonly Occurrence[]): number {
  const last = occurrences.findLastIndex(({ state }) => state !== 'cancelled');
  return last < 0 ? occurrences.length - 1 : last;
}

/** The years of a rule that goes on are turned like pages: at New Year, while it has dates in the one that begins. */
function yearOf(
  { fields, title }: Entry<'event'>,
  timeZone: string,
  clock: Pick<Clock, 'hasCome'>,
): number | undefined {
  if (!isLongRule(fields)) return undefined;
  const first = Number(fields.start?.slice(0, 4));
  for (let year = first; ; year += 1) {
    const newYear = parseLocal(`${year + 1}-01-01`, timeZone);
    const hasMore = occurrencesOf(fields, year + 1).length > 0;
    const isTurned =
      hasMore && newYear !== null && clock.hasCome(newYear, `the dates of the event "${title}" go on`);
    if (!isTurned) return year;
  }
}

/** In milliseconds: Date objects would take most of the memory of a small event. Read once while the dates are the same object: dates in a time zone take the longest of a plan. */
function endsOf(occurrences: readonly Occurrence[], timeZone: string): readonly number[] | null {
  const known = knownEnds.get(occurrences);
  if (known?.timeZone === timeZone) return known.ends;
  const isDate = parseLocal(occurrences[0]?.start ?? null, timeZone) !== null;
  const ends = isDate ? occurrences.map((date) => overAt(date, timeZone)) : null;
  knownEnds.set(occurrences, { timeZone, ends });
  return ends;
}

const knownEnds = new WeakMap<
  readonly Occurrence[],
  { readonly timeZone: string; readonly ends: readonly number[] | null }
>();
