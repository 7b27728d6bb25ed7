import { TZDate } from '@date-fns/tz';

/** The moment the demo's content is written around, a Saturday. In the demo, this is always now. */
export const demoNow = '2026-06-13T14:00:00Z';

export const demoTimeZone = 'America/New_York';

/**
 * The moment of a local time of the pier, "2026-06-13T10:00:00", as WordPress writes it: UTC without a zone,
 * "2026-06-13T14:00:00".
 */
export function toGmt(local: string): string {
  const known = gmtByLocal.get(local);
  if (known !== undefined) return known;
  // Read as UTC parts first: the parts of a local time must not pass through the machine's own zone.
  const parts = new Date(`${local}Z`);
  const gmt = new TZDate(
    parts.getUTCFullYear(),
    parts.getUTCMonth(),
    parts.getUTCDate(),
    parts.getUTCHours(),
    parts.getUTCMinutes(),
    parts.getUTCSeconds(),
    demoTimeZone,
  );
  const text = new Date(gmt.getTime()).toISOString().slice(0, 19);
  gmtByLocal.set(local, text);
  return text;
}

/** The local time of the pier, some seconds after `demoNow`: what an edit is dated with. */
export function localTimeAfterNow(seconds: number): string {
  const moment = new TZDate(Date.parse(demoNow) + seconds * 1000, demoTimeZone);
  return moment.toISOString().slice(0, 19);
}

/** True for a local time of the pier that lies before or at `demoNow`. */
export function hasCome(local: string): boolean {
  return local <= localNow;
}

const localNow = localTimeAfterNow(0);

// Every entry is asked for its dates again and again, and a look-up of the zone costs more than the rest of the answer.
const gmtByLocal = new Map<string, string>();
