import type { Thing } from './thing.ts';

export interface OpeningHours extends Thing<'OpeningHoursSpecification'> {
  readonly dayOfWeek: readonly string[];
  /** "07:00". A closing time before the opening is on the next day. */
  readonly opens: string;
  readonly closes: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const dayWords: Readonly<Record<string, readonly string[]>> = {
  daily: days,
  'every day': days,
  weekdays: days.slice(0, 5),
  weekends: days.slice(5),
};

const aDay = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const aTime = '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midnight)';
const to = ' ?(?:to|until|-|–|—) ?';
const line = new RegExp(
  `^(?<days>${Object.keys(dayWords).join('|')}|${aDay}(?:${to}${aDay}|(?:,? and |, ?)${aDay})*)[:,]? ` +
    `(?:(?<opens>${aTime})${to}(?<closes>${aTime})|(?<closed>closed))$`,
  'i',
);

/**
 * Parses opening hours as typed, a line per day or span of days: "Tuesday to Thursday 12 pm to 10
 * pm". Returns nothing when any line has more than days and times, such as a season: wrong hours
 * are worse than none. https://schema.org/OpeningHoursSpecification
 */
export function openingHours(lines: readonly string[]): readonly OpeningHours[] | undefined {
  const read = lines.map(readLine);
  if (read.some((hours) => hours === null)) return undefined;
  const open = read.filter((hours) => hours !== null && hours !== 'closed');
  return open.length === 0 ? undefined : open;
}

function readLine(typed: string): OpeningHours | 'closed' | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (/^(always open|(open )?24 hours|24\/7)$/i.test(text)) return hoursOn(days, '00:00', '23:59');
  const { days: on, opens, closes, closed } = line.exec(text)?.groups ?? {};
  if (on === undefined) return null;
  if (closed !== undefined) return 'closed';
  const [from, until] = [readTime(opens), readTime(closes)];
  const dayOfWeek = readDays(on);
  return from === null || until === null || dayOfWeek === null ? null : hoursOn(dayOfWeek, from, until);
}

function hoursOn(dayOfWeek: readonly string[], opens: string, closes: string): OpeningHours {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

function readDays(typed: string): readonly string[] | null {
  const word = dayWords[typed.toLowerCase()];
  if (word !== undefined) return word;
  const named = typed.match(new RegExp(aDay, 'gi'))?.map(indexOfDay) ?? [];
  const [first, last] = named;
  const isSpan = named.length === 2 && !/,|\band\b/i.test(typed);
  if (!isSpan || first === undefined || last === undefined) {
    // "Monday to Thursday and Saturday" is too complex for this simple rule.
    return /\b(to|until)\b|[-–—]/i.test(typed) ? null : days.filter((_, index) => named.includes(index));
  }
  // A span may pass the end of the week: "Friday to Monday".
  const length = ((last - first + 7) % 7) + 1;
  const spanned = Array.from({ length }, (_, index) => (first + index) % 7);
  return days.filter((_, index) => spanned.includes(index));
}

function indexOfDay(name: string): number {
  return days.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));
}

/** Reads "7 am", "12:30 pm", "19:00" or "midnight" as a 24-hour time; null for anything else. */
function readTime(typed = ''): string | null {
  const text = typed.toLowerCase().replaceAll('.', '');
  if (text === 'noon') return '12:00';
  if (text === 'midnight') return '00:00';
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::?(\d\d))? ?([ap]m)?$/.exec(text) ?? [];
  const hours = Number(hour);
  // Without am or pm, only a time of four digits is certain.
  if (hour === undefined || (half === undefined ? !/\d:?\d\d$/.test(text) : hours < 1 || hours > 12))
    return null;
  const ofDay = half === undefined ? hours : (hours % 12) + (half === 'pm' ? 12 : 0);
  return ofDay > 23 || Number(minute) > 59 ? null : `${String(ofDay).padStart(2, '0')}:${minute}`;
}
