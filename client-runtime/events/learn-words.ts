import type { Hits } from '../search/hits-in.ts';
import type { ListedDate, ListedEvent } from './fits-event.ts';
import { fitsText } from './fits-text.ts';

/**
 * Makes a test for events that have all typed words: as they are, in another form, as the name of a day, or, where the
 * site has a search, as a word that means the same. Rejects when the script of the search does not load.
 */
export async function learnWords(
  typed: string,
  hasSearch: boolean,
): Promise<(event: ListedEvent) => boolean> {
  const { askIndex, ...rules } = await import('../enhancements/search.ts');
  const fits = fitsText(typed, rules);
  const ids = new Set(hasSearch && typed ? completeOnes(await askIndex(rules.foldText(typed), 0)) : []);
  return (event) => ids.has(event.id) || fits(wordsOf(event));
}

/** Those that have all words, as they were typed: a word with a slip in it is for the search, which says so. */
function completeOnes({ ids, missingIn, corrected }: Hits): readonly number[] {
  return corrected.length > 0 ? [] : ids.filter((id) => missingIn(id).length === 0);
}

const known = new WeakMap<ListedEvent, string>();

/** Joins the text of an event and the long names of its days: rows have short ones. */
function wordsOf(event: ListedEvent): string {
  const text =
    known.get(event) ??
    [event.text(), ...new Set(event.dates.flatMap(namesOf).join(' ').split(' '))].join(' ');
  known.set(event, text);
  return text;
}

/** Of a longer date the first days and the last one. */
const mostNamed = 7;

function namesOf({ from, to }: ListedDate): readonly string[] {
  const days = [to];
  for (let day = from; day < to && days.length < mostNamed; day += 1) days.push(day);
  return days.map(nameOf);
}

const names = new Map<number, string>();

function nameOf(day: number): string {
  const name = names.get(day) ?? longDay.format(day * 86_400_000);
  names.set(day, name);
  return name;
}

const longDay = new Intl.DateTimeFormat(document.documentElement.lang, {
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
});
