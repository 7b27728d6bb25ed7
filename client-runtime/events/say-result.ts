interface Result {
  readonly count: number;
  /** As in the address: see `wantedDays`. */
  readonly when: string;
  /** The chosen month in words, "July 2026". */
  readonly month: string;
  /** "page 2 of 5" of a long list; empty where the page has all events. */
  readonly position: string;
}

const days: Readonly<Record<string, string>> = {
  today: ' today',
  weekend: ' this weekend',
  'next-week': ' next week',
};

/** Says how many events fit, "3 events this weekend", and what to do where there are none. */
export function sayResult({ count, when, month, position }: Result): string {
  const time = days[when] ?? (when === '' ? '' : ` in ${month}`);
  const found = `${count === 0 ? 'No' : count} ${count === 1 ? 'event' : 'events'}${time}${position && ` on ${position}`}`;
  if (count > 0) return found;
  return position === ''
    ? `${found} for this choice. Choose another day or place, or fewer words.`
    : `${found} for this choice. Look on the other pages, or choose another day or place, or fewer words.`;
}
