import { addDays } from '../util/iso-day.ts';
import { createRecent } from '../util/recent.ts';
import { writeOffset, zoneOffset } from '../util/zone-offset.ts';
import { parseLocal } from './dates.ts';

const dayMs = 24 * 3_600_000;

/**
 * Returns the moment of a local time that is a date, in milliseconds. A library's date for each of the dates of many
 * events would take the longest of a plan: it is made on days about a change of the clocks only.
 */
export function instantOf(local: string, timeZone: string): number {
  const offset = offsetAround(local, timeZone);
  if (offset !== null) return Date.parse(`${local}Z`) - offset * 60_000;
  return parseLocal(local, timeZone)?.getTime() ?? Number.NaN;
}

/** Returns what the clocks show at a local time, and that moment with its offset: "2026-06-04T10:00:00-04:00". */
export function clockTime(written: string, timeZone: string) {
  const ms = instantOf(written, timeZone);
  const offset = offsetAround(written, timeZone) ?? zoneOffset(timeZone, new Date(ms));
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, 19);
  return { ms, local, iso: `${local}${writeOffset(offset, ':')}` };
}

/** Counts the minutes from 1970 to a local time, as if there were no zones. */
export function minuteOf(local: string): number {
  return Math.floor(Date.parse(`${local}Z`) / 60_000);
}

/** Returns true for a time that a change of the clocks skips, as 2:30 in the night of spring. */
export function isSkipped(local: string, timeZone: string): boolean {
  if (offsetAround(local, timeZone) !== null) return false;
  return parseLocal(local, timeZone)?.getHours() !== Number(local.slice(11, 13));
}

/** Returns the offset of a zone from a day before to a day after a local time; null where it changes. */
function offsetAround(local: string, timeZone: string): number | null {
  return offsets.at(`${timeZone} ${local.slice(0, 10)}`);
}

/** Events share days: this is asked several times for each of their dates. */
const offsets = createRecent((zoneAndDay: string): number | null => {
  const space = zoneAndDay.indexOf(' ');
  const midnight = Date.parse(zoneAndDay.slice(space + 1));
  const [before, after] = [-dayMs, 2 * dayMs].map((more) =>
    zoneOffset(zoneAndDay.slice(0, space), new Date(midnight + more)),
  );
  return before !== undefined && before === after ? before : null;
});

/** Returns the moment when a date of an event is over: its end, or else the end of its day. */
export function overAt(
  { start, end }: { readonly start: string; readonly end: string | null },
  timeZone: string,
): number {
  if (end !== null && end > start) return instantOf(end, timeZone);
  return instantOf(`${addDays(start.slice(0, 10), 1)}T00:00:00`, timeZone);
}
