import { type DaySpan, overlap } from './wanted-days.ts';

/** An event of the list, as its row describes it. */
export interface ListedEvent {
  /** Its dates to come. */
  readonly dates: readonly ListedDate[];
  readonly place: string;
  readonly isFree: boolean;
  readonly isForFamilies: boolean;
  readonly text: string;
}

export interface ListedDate extends DaySpan {
  /** The first minute after it, in local time since 1970. */
  readonly end: number;
}

/** Makes a test for texts that have all typed words. */
export type FitsText = (typed: string) => (text: string) => boolean;

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
 * the text. Nobody is sent to what is over.
 */
export function fitsWanted(
  wanted: Wanted,
  days: DaySpan | null,
  { nowMinute, fitsText }: { readonly nowMinute: number; readonly fitsText: FitsText },
): (event: ListedEvent) => boolean {
  const hasWords = wanted.words.trim() === '' ? () => true : fitsText(wanted.words);
  return (event) =>
    event.dates.some((date) => date.end > nowMinute && (days === null || overlap(date, days))) &&
    (wanted.place === '' || wanted.place === event.place) &&
    (!wanted.isFree || event.isFree) &&
    (!wanted.isForFamilies || event.isForFamilies) &&
    hasWords(event.text);
}

/** Tells if typed words are in a text as they are: until the script of the search knows more. */
export function fitsPlainly(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/u);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}

/** Returns true when the visitor has chosen anything. */
export function isNarrow({ when, isFree, isForFamilies, place, words }: Wanted): boolean {
  return isFree || isForFamilies || `${when}${place}${words.trim()}` !== '';
}
