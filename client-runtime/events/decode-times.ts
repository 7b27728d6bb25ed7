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
  return Array.from(
    text.matchAll(/(\w+)(?:\+(\w+)(~?))?(?:!(\w))?/g),
    ([, since = '', lasts, open, state]) => {
      start += Number.parseInt(since, 36);
      if (lasts !== undefined) {
        length = Number.parseInt(lasts, 36);
        isOpen = !!open;
      }
      return {
        start,
        end: start + length,
        isOpen,
        state: state === 'c' ? 'cancelled' : state === 's' ? 'sold-out' : '',
      };
    },
  );
}
