import { addDays } from '../../util/iso-day.ts';
import type { Occurrence } from './occurrences-of.ts';

/** Returns the last day of a date of several days; undefined where all is on one day or in one night. */
export function lastDayOf({ start, end }: Pick<Occurrence, 'start' | 'end'>): string | undefined {
  if (end === null || end <= start) return undefined;
  const [firstDay = '', from = ''] = start.split('T');
  const [endDay = '', until = ''] = end.split('T');
  // Most are on one day.
  if (endDay === firstDay) return undefined;
  const last = until.startsWith('00:00') ? addDays(endDay, -1) : endDay;
  const isNight = addDays(firstDay, 1) === last && until < '06' && !from.startsWith('00:00');
  return last === firstDay || isNight ? undefined : last;
}
