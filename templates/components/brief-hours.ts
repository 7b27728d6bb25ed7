import { isBlank } from './Title.tsx';

/** More lines than these would push everything else off a card. */
const mostLines = 4;

/**
 * The opening hours of a place where there is little room: all of them, or a hint that its page has them. Never a part: the first
 * line alone reads as if the place were closed on all other days.
 */
export function briefHours(hours: readonly string[] = []): readonly string[] {
  const lines = hours.filter((line) => !isBlank(line));
  return lines.length > mostLines ? ['See all opening hours'] : lines;
}
