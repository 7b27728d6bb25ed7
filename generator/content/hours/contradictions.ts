import { groupBy } from '../../util/group-by.ts';
import type { HoursException, HoursSeason, Opening, WeeklyHours } from '../content.ts';

/**
 * Finds a contradiction in opening hours, as words that follow "because": openings that overlap, a
 * day that is closed and open, seasons that share a day, or days that differ from a week that is
 * missing. Undefined when they agree.
 */
export function findContradiction({ week, exceptions, seasons }: WeeklyHours): string | undefined {
  return (
    inWeek(week) ??
    first(seasons, (season) => inWeek(season.week)) ??
    inExceptions(exceptions) ??
    inSeasons(seasons) ??
    (week.length === 0 && seasons.length === 0 ? 'they have exceptions, but no week' : undefined)
  );
}

/** From day 1 on. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

function inWeek(week: readonly Opening[]): string | undefined {
  return pairs(week)
    .filter(([one, other]) => overlap(one, other))
    .map(([one, other]) => `${nameOf(one)} and ${nameOf(other)} overlap`)[0];
}

/** A week goes round: the night of Sunday ends on Monday. */
function overlap(one: Opening, other: Opening): boolean {
  const start = (opening: Opening) => (opening.day - 1) * dayMinutes + minutesOf(opening.opens);
  const distance = (from: Opening, to: Opening) => (start(to) - start(from) + weekMinutes) % weekMinutes;
  return distance(one, other) < lengthOf(one) || distance(other, one) < lengthOf(other);
}

function inExceptions(exceptions: readonly HoursException[]): string | undefined {
  const byDate = groupBy(exceptions, ({ date }) => date);
  return first([...byDate], ([date, rows]) => {
    if (rows.length > 1 && rows.some(({ isClosed }) => isClosed)) return `${date} is closed and open`;
    const openings = rows.map(({ opens, closes }) => ({ day: 1, opens, closes }));
    return inWeek(rows[0]?.isClosed ? [] : openings) === undefined
      ? undefined
      : `two openings of ${date} overlap`;
  });
}

function inSeasons(seasons: readonly HoursSeason[]): string | undefined {
  return pairs(seasons)
    .filter(([one, other]) => within(one.from, other) || within(other.from, one))
    .map(([one, other]) => `the seasons from ${one.from} and from ${other.from} share a day`)[0];
}

/** A season may pass the end of the year. */
function within(day: string, { from, until }: HoursSeason): boolean {
  return from <= until ? from <= day && day <= until : day >= from || day <= until;
}

function lengthOf({ opens, closes }: Opening): number {
  const length = minutesOf(closes) - minutesOf(opens);
  return length > 0 ? length : length + dayMinutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function nameOf({ day, opens, closes }: Opening): string {
  return `${dayNames[day - 1]} ${opens}–${closes}`;
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}

function first<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
