import { dayAt, minutesOfDay } from '../../words/formats/write-span.ts';
import type { EventTime } from './decode-times.ts';

/** Returns the next minute at which the state of an event with one of these dates may change: midnight at the latest. */
export function nextChange(times: readonly EventTime[], minute: number): number {
  const midnight = (dayAt(minute) + 1) * minutesOfDay;
  const changes = times.flatMap(({ start, end }) => [start, end]).filter((change) => change > minute);
  return Math.min(midnight, ...changes);
}
