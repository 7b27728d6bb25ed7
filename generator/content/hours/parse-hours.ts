import type { Opening, WeeklyHours } from '../content.ts';
import { findContradiction } from './contradictions.ts';
import { hoursInSigns } from './hours-in-signs.ts';

const aTime = '\\d{1,2}(?:[:.]\\d\\d)?(?:h| ?[ap]m)?';
const span = `${aTime}–${aTime}`;
const line = new RegExp(
  `^(?<days>d\\d(?:[–,]d\\d)*)[:,]? ?(?:(?<spans>${span}(?:,${span})*)|(?<closed>closed))$`,
);

/**
 * Parses opening hours as typed, a line per day or span of days, in any of our languages:
 * "Tuesday to Thursday 12 pm to 10 pm", "Dienstag bis Donnerstag 12 bis 22 Uhr". Null when any line has more than days and times, such as a season, or when two lines
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
  const { days, spans = '', closed } = line.exec(hoursInSigns(typed))?.groups ?? {};
  if (days === undefined) return null;
  if (closed !== undefined) return [];
  const times = spans.split(',').map(readSpan);
  const known = times.filter((time) => time !== null);
  if (known.length < times.length) return null;
  return readDays(days).flatMap((day) => known.map(([opens, closes]) => ({ day, opens, closes })));
}

/** Reads "d1–d4,d6". A span may pass the end of the week: "Friday to Monday". */
function readDays(signs: string): readonly number[] {
  const named = signs.split(',').flatMap((part) => {
    const [first = 1, last = first] = Array.from(part.matchAll(/\d/g), ([digit]) => Number(digit));
    const length = ((last - first + 7) % 7) + 1;
    return Array.from({ length }, (_, index) => ((first - 1 + index) % 7) + 1);
  });
  return [...new Set(named)];
}

/** Reads "9:30–17h", from midnight to midnight too. Null for "25:00", and for "7–10", which may be in the morning or in the evening. */
function readSpan(signs: string): readonly [opens: string, closes: string] | null {
  const times = signs.split('–');
  const isOf24Hours = times.some((time) => /h$/.test(time)) || /^(1[3-9]|2[0-4])$/.test(times[1] ?? '');
  const [opens, closes] = times.map((time) => readTime(time, isOf24Hours));
  if (opens == null || closes == null || (opens === closes && opens !== '00:00')) return null;
  return [opens, closes];
}

/** Reads "7am", "12:30 pm" or "19:00" as a time of 24 hours. */
function readTime(signs: string, isOf24Hours: boolean): string | null {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?(?:h| ?([ap]m))?$/.exec(signs) ?? [];
  const hours = Number(hour);
  const isCertain = half === undefined ? isOf24Hours || /[:.]/.test(signs) : hours >= 1 && hours <= 12;
  if (!isCertain) return null;
  if (half === undefined && hours === 24 && minute === '00') return '00:00';
  const ofDay = half === undefined ? hours : (hours % 12) + (half === 'pm' ? 12 : 0);
  return ofDay > 23 || Number(minute) > 59 ? null : `${String(ofDay).padStart(2, '0')}:${minute}`;
}

function byTime(one: Opening, other: Opening): number {
  return one.day - other.day || (one.opens < other.opens ? -1 : 1);
}
