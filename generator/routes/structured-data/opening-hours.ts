import type { Opening, WeeklyHours } from '../../content/content.ts';
import { groupBy } from '../../util/group-by.ts';
import type { Thing } from './thing.ts';

export interface OpeningHours extends Thing<'OpeningHoursSpecification'> {
  readonly dayOfWeek: readonly string[];
  /** "07:00". A closing time before the opening is on the next day. */
  readonly opens: string;
  readonly closes: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Writes opening hours for search engines; undefined where they are unknown.
 * https://schema.org/OpeningHoursSpecification
 */
export function openingHours(hours: WeeklyHours | null): readonly OpeningHours[] | undefined {
  const specifications = weekOf(hours?.week ?? []);
  return specifications.length === 0 ? undefined : specifications;
}

/** Days with the same times are one specification. */
function weekOf(week: readonly Opening[]): readonly OpeningHours[] {
  const byTimes = groupBy(week, ({ opens, closes }) => `${opens} ${closes}`);
  return [...byTimes.values()].map((openings) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.filter((_, index) => openings.some(({ day }) => day === index + 1)),
    ...timesOf(openings[0]),
  }));
}

/** Search engines read the last minute as the end of the day, and equal times as closed. */
function timesOf({ opens, closes }: Pick<Opening, 'opens' | 'closes'> = { opens: '', closes: '' }) {
  return { opens, closes: opens === closes ? '23:59' : closes };
}
