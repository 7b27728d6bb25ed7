import { type DaySpan, overlap } from './wanted-days.ts';

/** An event of the list, as its row describes it. */
export interface ListedEvent {
  /** Its dates to come. */
  readonly dates: readonly ListedDate[];
  readonly place: string;
  readonly isFree: boolean;
  readonly isForFamilies: boolean;
  /** In lower case. */
  readonly text: string;
}

export interface ListedDate extends DaySpan {
  /** The first minute after it, in local time since 1970. */
  readonly end: number;
}

/** The choice of a visitor; an empty text is any. */
export interface Wanted {
  /** As in the address: see `wantedDays`. */
  readonly when: string;
  readonly isFree: boolean;
  readonly isForFamilies: boolean;
  readonly place: string;
  readonly words: string;
}

/**
 * Makes a test for events: with a date on one of the days, at the place, free, for families, with every word in
 * the text. Who asks for today or the days ahead is not sent to what is over; a month is whole.
 */
export function fitsWanted(
  wanted: Wanted,
  days: DaySpan | null,
  nowMinute: number,
): (event: ListedEvent) => boolean {
  const words = wanted.words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const isAhead = /^[a-z]/.test(wanted.when);
  return (event) =>
    event.dates.some(
      (date) => (days === null || overlap(date, days)) && (!isAhead || date.end > nowMinute),
    ) &&
    (wanted.place === '' || wanted.place === event.place) &&
    (!wanted.isFree || event.isFree) &&
    (!wanted.isForFamilies || event.isForFamilies) &&
    words.every((word) => event.text.includes(word));
}

/** Returns true when the visitor has chosen anything. */
export function isNarrow({ when, isFree, isForFamilies, place, words }: Wanted): boolean {
  return isFree || isForFamilies || `${when}${place}${words.trim()}` !== '';
}
