interface Result {
  readonly count: number;
  /** As in the address: see `wantedDays`. */
  readonly when: string;
  /** The chosen month in words, "July 2026". */
  readonly month: string;
}

const days: Readonly<Record<string, string>> = {
  today: ' today',
  weekend: ' this weekend',
  'next-week': ' next week',
};

/** Says how many events fit, "3 events this weekend", and what to do where there are none. */
export function sayResult({ count, when, month }: Result): string {
  const time = days[when] ?? (when === '' ? '' : ` in ${month}`);
  const found = `${count === 0 ? 'No' : count} ${count === 1 ? 'event' : 'events'}${time}`;
  return count > 0 ? found : `${found} for this choice. Choose another day or place, or fewer words.`;
}
