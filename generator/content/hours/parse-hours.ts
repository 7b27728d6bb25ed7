import type { Opening, WeeklyHours } from '../content.ts';
import { dayNames, findContradiction } from './contradictions.ts';

const allDays = [1, 2, 3, 4, 5, 6, 7];

const dayWords: Readonly<Record<string, readonly number[]>> = {
  daily: allDays,
  'every day': allDays,
  weekdays: allDays.slice(0, 5),
  weekends: allDays.slice(5),
};

const aDay = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const aTime = '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midnight)';
const to = ' ?(?:to|until|-|–|—) ?';
const span = `${aTime}${to}${aTime}`;
const line = new RegExp(
  `^(?<days>${Object.keys(dayWords).join('|')}|${aDay}(?:${to}${aDay}|(?:,? and |, ?)${aDay})*)[:,]? ` +
    `(?:(?<spans>${span}(?:(?:, ?| and |, and )${span})*)|(?<closed>closed))$`,
  'i',
);
const oneSpan = new RegExp(`(?<opens>${aTime})${to}(?<closes>${aTime})`, 'gi');

/**
 * Parses opening hours as typed, a line per day or span of days: "Tuesday to Thursday 12 pm to 10
 * pm". Null when any line has more than days and times, such as a season, or when two lines
 * overlap: wrong hours are worse than none. A day without a line is closed.
 */
export function parseHours(lines: readonly string[]): WeeklyHours | null {
  const read = lines.map(readLine);
  const week = read.flatMap((openings) => openings ?? []);
  if (week.length === 0 || read.includes(null)) return null;
  const hours = { week: week.sort(byTime), exceptions: [], seasons: [] };
  return findContradiction(hours) === undefined ? hours : null;
}

function readLine(typed: string): readonly Opening[] | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (/^(always open|(open )?24 hours|24\/7)$/i.test(text)) return openOn(allDays, [['00:00', '00:00']]);
  const { days: on, spans, closed } = line.exec(text)?.groups ?? {};
  const named = on === undefined ? null : readDays(on);
  if (named === null) return null;
  if (closed !== undefined) return [];
  const times = Array.from(spans?.matchAll(oneSpan) ?? [], ({ groups }) => [
    readTime(groups?.opens),
    readTime(groups?.closes),
  ]);
  const known = times.flatMap(([opens, closes]) =>
    opens == null || closes == null || opens === closes ? [] : [[opens, closes] as const],
  );
  return known.length < times.length ? null : openOn(named, known);
}

function openOn(named: readonly number[], times: readonly (readonly [string, string])[]): readonly Opening[] {
  return named.flatMap((day) => times.map(([opens, closes]) => ({ day, opens, closes })));
}

function readDays(typed: string): readonly number[] | null {
  const word = dayWords[typed.toLowerCase()];
  if (word !== undefined) return word;
  const named = typed.match(new RegExp(aDay, 'gi'))?.map(dayOf) ?? [];
  const [first, last] = named;
  const isSpan = named.length === 2 && !/,|\band\b/i.test(typed);
  if (!isSpan || first === undefined || last === undefined) {
    // "Monday to Thursday and Saturday" is too complex for this simple rule.
    return /\b(to|until)\b|[-–—]/i.test(typed) ? null : allDays.filter((day) => named.includes(day));
  }
  // A span may pass the end of the week: "Friday to Monday".
  const length = ((last - first + 7) % 7) + 1;
  const spanned = Array.from({ length }, (_, index) => ((first - 1 + index) % 7) + 1);
  return allDays.filter((day) => spanned.includes(day));
}

function dayOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return dayNames.findIndex((day) => day.toLowerCase().startsWith(start)) + 1;
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

function byTime(one: Opening, other: Opening): number {
  return one.day - other.day || (one.opens < other.opens ? -1 : 1);
}
