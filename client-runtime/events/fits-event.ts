import type { Worded } from '../words/has-plainly.ts';
import type { EventTime } from './decode-times.ts';
import type { Wanted } from './filter-fields.ts';
import { type DaySpan, minutesOfDay } from './wanted-days.ts';

/** An event of the list, as its row or the file of all events describes it. */
export interface ListedEvent extends Worded {
  /** Reads its dates to come once, when they are asked for: a list may have 20,000. */
  readonly dates: () => readonly EventTime[];
  readonly place: string;
  readonly isFree: boolean;
  readonly isForFamilies: boolean;
}

/** Makes a test for events that have all typed words. */
export type HasWords = (typed: string) => (event: ListedEvent) => boolean;

/** Makes a test for dates: on one of the days. Nobody is sent to what is over. */
export function fitsDays(days: DaySpan | null, nowMinute: number): (date: EventTime) => boolean {
  const { from, to } = days ?? { from: 0, to: Infinity };
  return (date) =>
    date.end > nowMinute && date.start < (to + 1) * minutesOfDay && lastMinute(date) >= from * minutesOfDay;
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
  isWanted: (date: EventTime) => boolean,
  hasWords: HasWords,
): (event: ListedEvent) => boolean {
  const fitsWords = wanted.q ? hasWords(wanted.q) : () => true;
  return (event) =>
    (!wanted.place || wanted.place === event.place) &&
    (!wanted.free || event.isFree) &&
    (!wanted.families || event.isForFamilies) &&
    fitsWords(event) &&
    event.dates().some(isWanted);
}

/** Returns true when the visitor has chosen anything. */
export function isNarrow({ view: _, ...choice }: Wanted): boolean {
  return Object.values(choice).some(Boolean);
}
