import type { Worded } from '../words/has-plainly.ts';
import { type EventTime, findTime } from './decode-times.ts';
import type { Wanted } from './filter-fields.ts';
import { type DaySpan, minutesOfDay } from './wanted-days.ts';

/** An event of the list, as its row or the file of all events describes it. */
export interface ListedEvent extends Worded {
  /** Its dates to come, as in `data-times`. */
  readonly times: string;
  readonly place: string;
  readonly isFree: boolean;
  readonly isForFamilies: boolean;
}

/** Makes a test for events that have all typed words. */
export type HasWords = (typed: string) => (event: ListedEvent) => boolean;

/** Finds the first date of an event on one of the days. Nobody is sent to what is over. */
export type DateOf = (event: Pick<ListedEvent, 'times'>) => EventTime | undefined;

/** Makes a function that finds it. */
export function dateOn(days: DaySpan | null, nowMinute: number): DateOf {
  const { from, to } = days ?? { from: 0, to: Infinity };
  return ({ times }) => {
    const date = findTime(times, (date) => date.end > nowMinute && lastMinute(date) >= from * minutesOfDay);
    // Dates are in their order: later ones begin later.
    return date && date.start < (to + 1) * minutesOfDay ? date : undefined;
  };
}

/** Returns the last minute of the last day of a date: the end of an evening after midnight belongs to its day. */
export function lastMinute({ start, end }: Pick<EventTime, 'start' | 'end'>): number {
  const minute = start % minutesOfDay;
  const nextDay = start - minute + minutesOfDay;
  const isNight = minute > 0 && end > nextDay && end < nextDay + 6 * 60;
  return (isNight ? nextDay : end) - 1;
}

/** Makes a test for events: with a wanted date, at the place, free, for families, with every word. */
export function fitsWanted(
  wanted: Wanted,
  dateOf: DateOf,
  hasWords: HasWords,
): (event: ListedEvent) => boolean {
  const fitsWords = wanted.q ? hasWords(wanted.q) : () => true;
  return (event) =>
    (!wanted.place || wanted.place === event.place) &&
    (!wanted.free || event.isFree) &&
    (!wanted.families || event.isForFamilies) &&
    fitsWords(event) &&
    !!dateOf(event);
}

/** Returns true when the visitor has chosen anything. */
export function isNarrow({ view: _, ...choice }: Wanted): boolean {
  return Object.values(choice).some(Boolean);
}
