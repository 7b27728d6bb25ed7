import { tzOffset } from '@date-fns/tz';

const dayMs = 86_400_000;

/** Some 27 years of one zone. */
const mostDays = 10_000;

/** By zone and UTC day; null on days with a change of the clocks. */
const offsets = new Map<string, number | null>();

/**
 * Returns the offset of a zone from UTC at a moment, in minutes. The library formats a date to find
 * it: here it is called twice for a day, since a day has at most one change of clocks.
 */
export function zoneOffset(timeZone: string, moment: Date): number {
  const day = Math.floor(moment.getTime() / dayMs);
  const key = `${day} ${timeZone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const first = tzOffset(timeZone, new Date(day * dayMs));
    const last = tzOffset(timeZone, new Date((day + 1) * dayMs));
    offset = first === last ? first : null;
    if (offsets.size === mostDays) offsets.clear();
    offsets.set(key, offset);
  }
  return offset ?? tzOffset(timeZone, moment);
}
