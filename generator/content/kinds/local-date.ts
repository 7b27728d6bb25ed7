import { addDays } from '../../util/iso-day.ts';
import { zoneOffset } from '../../util/zone-offset.ts';

const written =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]+(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

export interface DateRules {
  /** The site's: a moment becomes its local time. */
  readonly timeZone: string;
  /** A day alone is its end, the next midnight, and not its start. */
  readonly isEnd?: boolean;
}

/**
 * Reads a date of the CMS as a local time of the site, "2026-06-02T19:00:00". An offset of zero says
 * nothing: Advanced Custom Fields add +00:00 to what editors type. Another one makes it a moment.
 * Null when invalid. See decision 77.
 */
export function localDate(value: string, { timeZone, isEnd = false }: DateRules): string | null {
  const [, year, month, date, typedHours, minutes = '00', seconds = '00', zone = 'Z'] =
    written.exec(value.trim()) ?? [];
  if (year === undefined) return null;
  const day = `${year}-${month}-${date}`;
  // Of a day alone; an evening that ends at 24:00 ends at the next midnight.
  const hours = typedHours ?? (isEnd ? '24' : '00');
  const isNextDay = hours === '24' && minutes === '00' && seconds === '00';
  const local = `${day}T${isNextDay ? '00' : hours}:${minutes}:${seconds}`;
  // Read as UTC: a day that the calendar does not have becomes another one.
  const moment = new Date(`${local}Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(local)) return null;
  const typed = isNextDay ? `${addDays(day, 1)}T00:00:00` : local;
  const offset = minutesOf(zone);
  if (offset === null) return null;
  return offset === 0 ? typed : atZone(new Date(Date.parse(`${typed}Z`) - offset * 60_000), timeZone);
}

/** Returns the minutes of "+02:00", "-0430" or "Z"; null beyond a day. */
function minutesOf(zone: string): number | null {
  if (/^z$/i.test(zone)) return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', ''));
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function atZone(moment: Date, timeZone: string): string {
  const local = new Date(moment.getTime() + zoneOffset(timeZone, moment) * 60_000);
  return local.toISOString().slice(0, 19);
}
