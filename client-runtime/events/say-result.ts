import { eventFilterWords } from '../../words/site/event-filter-words.ts';

interface Result {
  readonly count: number;
  /** As in the address: see `wantedDays`. */
  readonly when: string;
  /** The chosen month in words, "July 2026". */
  readonly month: string;
  /** "page 2 of 5" of a long list; empty where the page has all events. */
  readonly position: string;
}

const { found, none } = eventFilterWords;
const byDays = {
  '': { found, none },
  today: { found: eventFilterWords.foundToday, none: eventFilterWords.noneToday },
  weekend: { found: eventFilterWords.foundThisWeekend, none: eventFilterWords.noneThisWeekend },
  'next-week': { found: eventFilterWords.foundNextWeek, none: eventFilterWords.noneNextWeek },
} as const;

/** Says how many events fit, "3 events this weekend", and what to do where there are none. */
export function sayResult({ count, when, month, position }: Result): string {
  const found = sayFound({ count, when, month });
  const placed = position === '' ? found : eventFilterWords.onPage({ found, position });
  if (count > 0) return placed;
  const { advice, adviceOnPage } = eventFilterWords;
  return (position === '' ? advice : adviceOnPage)({ found: placed });
}

function sayFound({ count, when, month }: Omit<Result, 'position'>): string {
  const words = isDays(when)
    ? byDays[when]
    : {
        found: ({ count }: { readonly count: number }) => eventFilterWords.foundInMonth({ count, month }),
        none: eventFilterWords.noneInMonth({ month }),
      };
  return count === 0 ? words.none : words.found({ count });
}

function isDays(when: string): when is keyof typeof byDays {
  return Object.hasOwn(byDays, when);
}
