import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import { isBlank } from './Title.tsx';

/** More lines would take too much of a card. */
const mostLines = 4;

/**
 * Returns the opening hours of a place for little space: all of them, or a hint that its page has
 * them. Never a part: the first line alone looks as if the place were closed on all other days.
 */
export function briefHours(hours: readonly string[] = []): readonly string[] {
  const lines = hours.filter((line) => !isBlank(line));
  return lines.length > mostLines ? [openingHoursWords.all] : lines;
}
