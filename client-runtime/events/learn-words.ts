import { readTyped, type Search } from '../words/read-typed.ts';
import type { ListedEvent, lastMinute } from './fits-event.ts';

/**
 * Makes a test for events that have all typed words: in their text, as words for one of their days, or, where the site has
 * a search, as the search finds them. Rejects when the script of the search does not load.
 */
export async function learnWords(
  typed: string,
  hasSearch: boolean,
  lastMinuteOf: typeof lastMinute,
): Promise<(event: ListedEvent) => boolean> {
  const search = await import('../enhancements/search.ts');
  const { words, isKnown, isIn } = await readTyped(typed, search, hasSearch);
  const hasDay = (word: string, day: number): boolean =>
    namesOf(day, search).some((name) => (Number(word) ? name === word : name.startsWith(word)));
  const isOfDays = words.map((word) => !!Number(word) || someDays.some((day) => hasDay(word, day)));
  return (event) => {
    if (isKnown(event)) return true;
    const has = words.map((word) => isIn(word, event));
    if (!has.includes(false)) return true;
    // Of "July 9", both are about one day: it may also be on July 2 and on August 9.
    const isOn = (day: number) =>
      words.every((word, at) => (has[at] && !Number(word)) || (isOfDays[at] && hasDay(word, day)));
    return (
      has.every((is, at) => is || isOfDays[at]) &&
      event.dates().some((date) => daysOf(date.start, lastMinuteOf(date)).some(isOn))
    );
  };
}

/** Days of each weekday and each month. */
const someDays = Array.from({ length: 19 }, (_, at) => at * 29);

/** Of a longer date the first days and the last one. */
const mostDays = 7;

function daysOf(start: number, last: number): readonly number[] {
  const to = Math.floor(last / 1440);
  const days = [to];
  for (let day = Math.floor(start / 1440); day < to && days.length < mostDays; day += 1) days.push(day);
  return days;
}

const names = new Map<number, readonly string[]>();

/** Lists the folded words of a day: rows have short ones. */
function namesOf(day: number, { foldText }: Search): readonly string[] {
  const found = names.get(day) ?? foldText(longDay.format(day * 86_400_000));
  names.set(day, found);
  return found;
}

const longDay = new Intl.DateTimeFormat(document.documentElement.lang, {
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
});
