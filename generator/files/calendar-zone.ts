import { createRecent } from '../util/recent.ts';
import { writeOffset, zoneOffset } from '../util/zone-offset.ts';

/**
 * Writes the rules of a time zone for calendars, with every change of the clocks from the first to the last year: RFC
 * 5545, section 3.6.5.
 */
export function calendarZone(timeZone: string, [first, last]: readonly [number, number]): string {
  return zones.at(`${first} ${last} ${timeZone}`);
}

const zones = createRecent((key: string) => {
  const [first = '', last = '', timeZone = ''] = key.split(' ');
  return writeZone(timeZone, Number(first), Number(last));
}, 50);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

function writeZone(timeZone: string, first: number, last: number): string {
  const offsetAt = (ms: number) => zoneOffset(timeZone, new Date(ms));
  const from = Date.UTC(first, 0, 1) - dayMs;
  const start = offsetAt(from);
  const changes: Change[] = [];
  for (let ms = from; ms < Date.UTC(last + 1, 0, 2); ms += dayMs)
    if (offsetAt(ms) !== offsetAt(ms + dayMs)) changes.push(changeWithin(ms, offsetAt));
  const standard = Math.min(start, ...changes.map(({ to }) => to));
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...part({ atMs: Date.UTC(1970, 0, 1), from: start, to: start }, standard),
    ...changes.flatMap((change) => part(change, standard)),
    'END:VTIMEZONE',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A change of the clocks; offsets are minutes before UTC. */
interface Change {
  /** The local time at which it comes, by the clocks before it, as if it were UTC. */
  readonly atMs: number;
  readonly from: number;
  readonly to: number;
}

/** Halves the day until the minute is found. */
function changeWithin(startMs: number, offsetAt: (ms: number) => number): Change {
  const from = offsetAt(startMs);
  let [before, after] = [startMs, startMs + dayMs];
  const to = offsetAt(after);
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === from) before = middle;
    else after = middle;
  }
  return { atMs: after + from * minuteMs, from, to };
}

function part({ atMs, from, to }: Change, standard: number): readonly string[] {
  const name = to === standard ? 'STANDARD' : 'DAYLIGHT';
  const at = new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    `BEGIN:${name}`,
    `DTSTART:${at}`,
    `TZOFFSETFROM:${writeOffset(from)}`,
    `TZOFFSETTO:${writeOffset(to)}`,
    `END:${name}`,
  ];
}
