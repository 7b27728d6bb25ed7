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
  const times: EventTime[] = [];
  findTime(text, (time) => !times.push(time));
  return times;
}

/** Finds the first date that fits, and reads no more of them: a list may have 20,000. */
export function findTime(text: string, fits: (time: EventTime) => boolean): EventTime | undefined {
  let start = 0;
  let length = 0;
  let isOpen = false;
  for (const date of text ? text.split(' ') : []) {
    start += Number.parseInt(date, 36);
    const lasts = date.indexOf('+') + 1;
    if (lasts) {
      length = Number.parseInt(date.slice(lasts), 36);
      isOpen = date.includes('~');
    }
    const mark = date.indexOf('!') + 1;
    const state = !mark ? '' : date[mark] === 'c' ? 'cancelled' : 'sold-out';
    const time = { start, end: start + length, isOpen, state } as const;
    if (fits(time)) return time;
  }
  return undefined;
}
