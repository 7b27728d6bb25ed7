import { tzOffset } from '@date-fns/tz';
import { createRecent } from './recent.ts';

const dayMs = 86_400_000;

/** By UTC day and zone; null on days with a change of the clocks. Days of some 20 years of one zone are kept. */
const offsets = createRecent((dayAndZone: string): number | null => {
  const [day = '', timeZone = ''] = dayAndZone.split(' ');
  const [first, last] = [0, 1].map((more) => tzOffset(timeZone, new Date((Number(day) + more) * dayMs)));
  return first !== undefined && first === last ? first : null;
});

/**
 * Returns the offset of a zone from UTC at a moment, in minutes. The library formats a date to find
 * it: here it is called twice for a day, since a day has at most one change of clocks.
 */
export function zoneOffset(timeZone: string, moment: Date): number {
  const day = Math.floor(moment.getTime() / dayMs);
  return offsets.at(`${day} ${timeZone}`) ?? tzOffset(timeZone, moment);
}

/** Writes an offset as "-0400", with another separator as "-04:00". */
export function writeOffset(minutes: number, separator = ''): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${separator}${String(rest).padStart(2, '0')}`;
}
