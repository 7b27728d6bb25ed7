import { dayAt, type EventSpan, eventSpan } from '../../words/formats/write-span.ts';
import type { EventTime } from './decode-times.ts';

/**
 * The state of an event at a moment, with the date that it is about: the one that is on, or the next one.
 * - `now`: it has begun, and ends in the same evening.
 * - `under-way`: it began on an earlier day and goes on until a later one. Nobody knows its hours of a day.
 * - `today`: it begins later today, takes all day, has an open end, or is the last of several days.
 * - `tomorrow`: it begins then.
 * - `later`: it begins on a later day, or does not take place: only its date is certain.
 */
export type EventState =
  | { readonly kind: 'over' }
  | { readonly kind: 'now' | 'under-way' | 'today' | 'tomorrow' | 'later'; readonly time: EventTime };

/** Finds the state of an event with these dates, in order, at a minute of the local time of the site. */
export function eventState(times: readonly EventTime[], minute: number): EventState {
  const coming = times.filter(({ end }) => end > minute);
  const [first] = coming;
  if (first === undefined) return { kind: 'over' };
  const time = coming.find(({ state }) => state !== 'cancelled');
  return time === undefined ? { kind: 'later', time: first } : { kind: kindOf(time, minute), time };
}

function kindOf(time: EventTime, minute: number) {
  const daysAhead = dayAt(time.start) - dayAt(minute);
  if (daysAhead === 1) return 'tomorrow';
  if (daysAhead > 1) return 'later';
  const { severalDays, isWholeDays } = spanOfTime(time);
  if (severalDays !== null && severalDays > dayAt(minute) && time.start <= minute) return 'under-way';
  return time.start > minute || isWholeDays || time.isOpen || severalDays !== null ? 'today' : 'now';
}

/** Returns the span of a date of an event. */
export function spanOfTime({ start, end, isOpen }: EventTime): EventSpan {
  return eventSpan(start, isOpen ? null : end);
}
