import { readTyped, type Search } from '../words/read-typed.ts';
import type { findTime } from './decode-times.ts';
import type { ListedEvent, lastMinute } from './fits-event.ts';

/** Given, since a module of both scripts would be one more request for every list. */
export interface ReadDates {
  readonly findTime: typeof findTime;
  readonly lastMinute: typeof lastMinute;
}

/**
 * Makes a test for events that have all typed words: in their text, as words for one of their days, or, where the site has
 * a search, as the search finds them: an index with names of days has those of each event. Rejects when the script of the search does not load.
 */
export async function learnWords(
  typed: string,
  hasSearch: boolean,
  { findTime, lastMinute }: ReadDates,
): Promise<(event: ListedEvent) => boolean> {
  const search = await import('../enhancements/search.ts');
  const { words, language, hasEach } = await readTyped(typed, search, hasSearch);
  // Rows have short names of days. A number is a word of its own.
  const names = words.map((word) => (Number(word) ? ` ${word} ` : ` ${word}`));
  const ofSome = language ? '' : someDays.map((day) => namesOf(day, search)).join();
  return (event) => {
    const has = hasEach(event);
    if (!has.includes(false)) return true;
    // Of "July 9", both are about one day: it may also be on July 2 and on August 9.
    const asked = names.filter((name, at) => !has[at] || Number(name));
    if (!asked.every((name) => Number(name) || ofSome.includes(name))) return false;
    const isOn = (day: number) => asked.every((name) => namesOf(day, search).includes(name));
    return !!findTime(event.times, (date) => {
      const last = Math.floor(lastMinute(date) / 1440);
      let day = Math.floor(date.start / 1440);
      if (isOn(last)) return true;
      for (const until = Math.min(last, day + mostDays); day < until; day += 1) if (isOn(day)) return true;
      return false;
    });
  };
}

/** Days of each weekday and each month. */
const someDays = Array.from({ length: 19 }, (_, at) => at * 29);

/** Of a longer date these first days and the last one. */
const mostDays = 6;

const known = new Map<number, string>();

/** Returns the folded words of a day, each between spaces. */
function namesOf(day: number, { foldText }: Search): string {
  const names = known.get(day) ?? ` ${foldText(longDay.format(day * 86_400_000)).join(' ')} `;
  known.set(day, names);
  return names;
}

const longDay = new Intl.DateTimeFormat(document.documentElement.lang, {
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
});
