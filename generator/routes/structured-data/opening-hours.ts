import type { HoursException, HoursSeason, Opening, WeeklyHours } from '../../content/content.ts';
import { dayNames } from '../../content/hours/contradictions.ts';
import { groupBy } from '../../util/group-by.ts';
import { weekdayOf } from '../../util/iso-day.ts';
import { dayToCome, type SiteTime } from '../places/opening-times.ts';
import { thing } from './thing.ts';

/**
 * Writes opening hours for search engines: the week, each season when it comes next, and the days
 * to come that differ; undefined where they are unknown.
 * https://schema.org/OpeningHoursSpecification
 */
export function openingHours(hours: WeeklyHours | null | undefined, site: SiteTime) {
  if (!hours) return undefined;
  const specifications = [
    ...weekOf(hours.week),
    ...hours.seasons.flatMap((season) => seasonOf(season, site)),
    ...hours.exceptions.flatMap((exception) => exceptionOf(exception, site)),
  ];
  return specifications.length === 0 ? undefined : specifications;
}

/** Days of the calendar, for a season or an exception. */
interface Validity {
  readonly validFrom?: string;
  readonly validThrough?: string;
}

/** A closing time before the opening is on the next day; two equal times are closed. */
function specification(dayOfWeek: readonly string[], times: typeof closed, validity: Validity) {
  return thing('OpeningHoursSpecification', { dayOfWeek, ...times, ...validity });
}

/** Days with the same times are one specification. */
function weekOf(week: readonly Opening[], validity: Validity = {}) {
  const byTimes = groupBy(week, ({ opens, closes }) => `${opens} ${closes}`);
  return [...byTimes.values()].map((openings) => {
    const on = dayNames.filter((_, index) => openings.some(({ day }) => day === index + 1));
    return specification(on, timesOf(openings[0]), validity);
  });
}

/** A season is told with the year in which it is on, or comes next. */
function seasonOf({ from, until, week }: HoursSeason, site: SiteTime) {
  for (let year = firstYear; year < firstYear + mostYears; year += 1) {
    const validThrough = dayIn(from <= until ? year : year + 1, until);
    if (dayToCome(validThrough, site) === null) continue;
    const validity = { validFrom: dayIn(year, from), validThrough };
    if (week.length > 0) return weekOf(week, validity);
    return [specification(dayNames, closed, validity)];
  }
  return [];
}

/** In most years, February ends on its 28th day. */
function dayIn(year: number, monthAndDay: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`;
}

/** Earlier years are over. */
const firstYear = 2020;
const mostYears = 100;

function exceptionOf(exception: HoursException, site: SiteTime) {
  const { date, isClosed } = exception;
  if (dayToCome(date, site) === null) return [];
  const times = isClosed ? closed : timesOf(exception);
  const dayOfWeek = dayNames.filter((_, index) => (index + 1) % 7 === weekdayOf(date));
  return [specification(dayOfWeek, times, { validFrom: date, validThrough: date })];
}

const closed = { opens: '00:00', closes: '00:00' };

/** Search engines read the last minute as the end of the day. */
function timesOf({ opens, closes }: Pick<Opening, 'opens' | 'closes'> = closed) {
  return { opens, closes: opens === closes ? '23:59' : closes };
}
