import { holdsWords } from './holds-words.ts';

export interface ListedEvent {
  /** The months in which it takes place, "2026-06 2026-07". */
  readonly months: string;
  readonly place: string;
  readonly text: string;
}

/** The filter; an empty text matches everything. */
export interface Wanted {
  readonly month: string;
  readonly place: string;
  readonly words: string;
}

/**
 * Returns true when an event takes place in the month and at the place, and its text contains every
 * word.
 */
export function fits(event: ListedEvent, wanted: Wanted): boolean {
  if (wanted.month !== '' && !event.months.split(' ').includes(wanted.month)) return false;
  if (wanted.place !== '' && wanted.place !== event.place) return false;
  return holdsWords(event.text, wanted.words);
}
