import { eventFilterWords } from '../../words/site/event-filter-words.ts';

interface Result {
  readonly count: number;
  /** As in the address: see `wantedDays`. */
  readonly when: string;
  /** The chosen month in words, "July 2026". */
  readonly month: string;
  /** "page 2 of 5", where nothing is known of the other pages. */
  readonly position: string;
}

const words = eventFilterWords;
const byDays: ReadonlyMap<string, readonly [typeof words.found, string]> = new Map([
  ['', [words.found, words.none]],
  ['today', [words.foundToday, words.noneToday]],
  ['weekend', [words.foundThisWeekend, words.noneThisWeekend]],
  ['next-week', [words.foundNextWeek, words.noneNextWeek]],
]);

/** Says how many events fit, "3 events this weekend", and what to do where there are none. */
export function sayResult({ count, when, month, position }: Result): string {
  const [found, none] = byDays.get(when) ?? [
    ({ count }: Pick<Result, 'count'>) => words.foundInMonth({ count, month }),
    words.noneInMonth({ month }),
  ];
  const said = count > 0 ? found({ count }) : none;
  const placed = position ? `${said} (${position})` : said;
  return count > 0 ? placed : words.advice({ found: placed });
}
