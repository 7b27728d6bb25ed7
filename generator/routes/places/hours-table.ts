import type { WeekHoursProps } from '../../../templates/components/WeekHours.tsx';
import type { Formats } from '../../../words/formats/formats.ts';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { writeDay } from '../../../words/formats/write-day.ts';
import { writeTimes } from '../../../words/formats/write-time.ts';
import type { Words } from '../../../words/table.ts';
import type { Opening, WeeklyHours } from '../../content/content.ts';
import { dayLabel } from '../../content/dates.ts';
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
export function hoursTable({ hours, words }: Known, site: SpokenSite): Hours {
  const { week, seasons } = hours;
  const formats = formatsOf(site.content.settings.language);
  const { openingHours } = site.words;
  const spoken = { formats, openingHours };
  return {
    weeks: [
      ...(week.length === 0 ? [] : [{ season: -1, rows: rowsOf(week, spoken) }]),
      ...seasons.map(({ name, from, until, week: own }, season) => ({
        season,
        name: [name, `${dayOfYear(from, formats)} – ${dayOfYear(until, formats)}`].filter(Boolean).join(', '),
        rows: rowsOf(own, spoken),
      })),
    ],
    exceptions: exceptionsOf(hours, site, spoken),
    words: saysTheSame(words, hours) ? [] : words,
  };
}

/** Writes the hours of some openings of one day. */
export function writeOpenings(
  openings: readonly Pick<Opening, 'opens' | 'closes'>[],
  { content, words }: Pick<SpokenSite, 'content' | 'words'>,
): string {
  return sayDay(openings, {
    formats: formatsOf(content.settings.language),
    openingHours: words.openingHours,
  });
}

interface SpokenSite extends SiteTime {
  readonly words: Pick<Words, 'openingHours'>;
}

interface Spoken extends Pick<Words, 'openingHours'> {
  readonly formats: Formats;
}

/** Days in a row with the same hours share a row. */
function rowsOf(week: readonly Opening[], spoken: Spoken): Hours['weeks'][number]['rows'] {
  const rows: { days: number[]; hours: string }[] = [];
  for (const [index] of spoken.formats.weekdays.entries()) {
    const hours = sayDay(
      week.filter(({ day }) => day === index + 1),
      spoken,
    );
    const before = rows.at(-1);
    if (before?.hours === hours) before.days.push(index + 1);
    else rows.push({ days: [index + 1], hours });
  }
  return rows.map(({ days, hours }) => ({ days: nameDays(days, spoken), weekdays: days.join(''), hours }));
}

function nameDays(days: readonly number[], { formats: { weekdays }, openingHours }: Spoken): string {
  const [first = '', ...others] = days.map((day) => weekdays[day - 1] ?? '');
  const last = others.at(-1);
  if (days.length === weekdays.length) return openingHours.everyDay;
  if (last === undefined) return first;
  return (others.length === 1 ? openingHours.twoDays : openingHours.days)({ first, last });
}

function sayDay(
  openings: readonly Pick<Opening, 'opens' | 'closes'>[],
  { formats, openingHours }: Spoken,
): string {
  if (openings.length === 0) return openingHours.closed;
  return openings
    .map(({ opens, closes }) =>
      isWholeDay(opens, closes)
        ? openingHours.dayAndNight
        : writeTimes({ from: minuteOf(opens), to: minuteOf(closes), isOneDay: true }, formats.hours),
    )
    .join(', ');
}

function isWholeDay(opens: string, closes: string): boolean {
  return opens === '00:00' && (closes === '00:00' || closes === '23:59');
}

/** Many write the last minute of a day for its end. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return time === '23:59' ? 0 : hours * 60 + minutes;
}

/** "05-01" becomes "May 1". */
function dayOfYear(monthAndDay: string, formats: Formats): string {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number);
  return writeDay(formats.days.ofYear, { year: 2000, month, day }, formats);
}

function exceptionsOf({ exceptions }: WeeklyHours, site: SiteTime, spoken: Spoken): Hours['exceptions'] {
  const dates = [...new Set(exceptions.map(({ date }) => date))].sort();
  return dates.flatMap((date) => {
    const day = dayToCome(date, site);
    if (day === null) return [];
    const rows = exceptions.filter((row) => row.date === date);
    const hours = sayDay(
      rows.filter(({ isClosed }) => !isClosed),
      spoken,
    );
    const note = rows.find((row) => row.note !== '')?.note;
    return [compact({ date: dayLabel(day, site.content.settings), hours, note })];
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
