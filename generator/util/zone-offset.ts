import { tzOffset } from '@date-fns/tz';

const dayMs = 86_400_000;

/** Some 27 years of one zone. */
const mostDays = 10_000;

/** By zone and day of UTC; null where the clocks change within the day. */
const offsets = new Map<string, number | null>();

/**
 * How far a zone is before UTC at a moment, in minutes. The library writes a date out to find it: here it is asked twice for a day,
 * which holds no two changes of clocks.
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
