/** A date of an event. Times are minutes of the local time of the site, from 1970 on: day 0 is minute 0 to 1439. */
export interface EventTime {
  readonly start: number;
  /** The first minute after it. */
  readonly end: number;
  /** Nobody has said when it ends: it may be over before `end`, which is that of its day. */
  readonly isOpen: boolean;
  readonly state: '' | 'cancelled' | 'sold-out';
}

/** Reads the dates of an event from `data-times`: generator/content/occurrences/encode-times.ts. */
export function decodeTimes(text: string): readonly EventTime[] {
  let start = 0;
  let length = 0;
  let isOpen = false;
  // A list has up to 20,000 dates: a regular expression would take twenty times as long.
  return (text.match(/\S+/g) ?? []).map((date) => {
    start += Number.parseInt(date, 36);
    const lasts = date.indexOf('+') + 1;
    if (lasts) {
      length = Number.parseInt(date.slice(lasts), 36);
      isOpen = date.includes('~');
    }
    const state = date.includes('!c') ? 'cancelled' : date.includes('!s') ? 'sold-out' : '';
    return { start, end: start + length, isOpen, state };
  });
}
