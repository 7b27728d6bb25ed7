import { sayTime } from '../../../client-runtime/hours/words/say-time.ts';
import type { WeekHoursProps } from '../../../templates/components/WeekHours.tsx';
import type { Opening, WeeklyHours } from '../../content/content.ts';
import { dayLabel } from '../../content/dates.ts';
import { dayNames } from '../../content/hours/contradictions.ts';
import { parseHours } from '../../content/hours/parse-hours.ts';
import { compact } from '../../util/omit-undefined.ts';
import { dayToCome, type SiteTime } from './opening-times.ts';

type Hours = Omit<WeekHoursProps, 'id'>;

interface Known {
  readonly hours: WeeklyHours;
  /** As typed. */
  readonly words: readonly string[];
}

/**
 * Writes opening hours as tables: the week, the week of each season, and days to come that differ.
 * The words of an editor are added where they say more than the tables.
 */
export function hoursTable({ hours, words }: Known, site: SiteTime): Hours {
  const { week, seasons } = hours;
  return {
    weeks: [
      ...(week.length === 0 ? [] : [{ season: -1, rows: rowsOf(week) }]),
      ...seasons.map(({ name, from, until, week: own }, season) => ({
        season,
        name: [name, `${dayOfYear(from)} – ${dayOfYear(until)}`].filter(Boolean).join(', '),
        rows: rowsOf(own),
      })),
    ],
    exceptions: exceptionsOf(hours, site),
    words: saysTheSame(words, hours) ? [] : words,
  };
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Days in a row with the same hours share a row. */
function rowsOf(week: readonly Opening[]): Hours['weeks'][number]['rows'] {
  const rows: { days: number[]; hours: string }[] = [];
  for (const [index] of dayNames.entries()) {
    const hours = sayDay(week.filter(({ day }) => day === index + 1));
    const before = rows.at(-1);
    if (before?.hours === hours) before.days.push(index + 1);
    else rows.push({ days: [index + 1], hours });
  }
  return rows.map(({ days, hours }) => ({ days: nameDays(days), weekdays: days.join(''), hours }));
}

function nameDays(days: readonly number[]): string {
  const [first = '', ...others] = days.map((day) => dayNames[day - 1] ?? '');
  const last = others.at(-1);
  if (days.length === dayNames.length) return 'Every day';
  if (last === undefined) return first;
  return `${first} ${others.length === 1 ? 'and' : 'to'} ${last}`;
}

function sayDay(openings: readonly Pick<Opening, 'opens' | 'closes'>[]): string {
  if (openings.length === 0) return 'Closed';
  return openings
    .map(({ opens, closes }) =>
      isWholeDay(opens, closes) ? 'Day and night' : `${sayClock(opens)} – ${sayClock(closes)}`,
    )
    .join(', ');
}

function isWholeDay(opens: string, closes: string): boolean {
  return opens === '00:00' && (closes === '00:00' || closes === '23:59');
}

function sayClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return time === '23:59' ? 'midnight' : sayTime(hours * 60 + minutes);
}

/** "05-01" becomes "May 1". */
function dayOfYear(monthAndDay: string): string {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number);
  return `${months[month - 1] ?? ''} ${day}`;
}

function exceptionsOf({ exceptions }: WeeklyHours, site: SiteTime): Hours['exceptions'] {
  const dates = [...new Set(exceptions.map(({ date }) => date))].sort();
  return dates.flatMap((date) => {
    const day = dayToCome(date, site);
    if (day === null) return [];
    const rows = exceptions.filter((row) => row.date === date);
    const hours = sayDay(rows.filter(({ isClosed }) => !isClosed));
    const note = rows.find((row) => row.note !== '')?.note;
    return [compact({ date: dayLabel(day), hours, note })];
  });
}

function saysTheSame(words: readonly string[], hours: WeeklyHours): boolean {
  const read = parseHours(words);
  if (read === null || hours.seasons.length > 0) return words.length === 0;
  return JSON.stringify(toTimes(read.week)) === JSON.stringify(toTimes(hours.week));
}

/** Midnight may be written as the last minute of a day. */
function toTimes(week: readonly Opening[]): readonly string[] {
  return week.map(({ day, opens, closes }) => `${day} ${opens} ${closes === '23:59' ? '00:00' : closes}`);
}
