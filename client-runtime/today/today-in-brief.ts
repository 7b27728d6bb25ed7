import { dayAt } from '../../words/formats/write-span.ts';
import { decodeTimes } from '../events/decode-times.ts';
import { type EventState, eventState } from '../events/event-state.ts';
import { isLong, type ProgrammeEvent } from './programme-days.ts';

export interface EventNow {
  readonly event: ProgrammeEvent;
  readonly state: Exclude<EventState, { readonly kind: 'over' }>;
}

export interface TodayInBrief {
  /** Events of today that are not over, those that are on first. */
  readonly today: readonly EventNow[];
  /** The next one on a later day. */
  readonly next: EventNow | undefined;
}

/** Finds what is on today, and what comes next, at a minute of the local time of the site. Cancelled events are neither. */
export function todayInBrief(events: readonly ProgrammeEvent[], minute: number): TodayInBrief {
  const coming = events
    .filter(({ state }) => state?.key !== 'cancelled' && state?.key !== 'postponed')
    .flatMap((event): readonly EventNow[] => {
      const state = eventState(decodeTimes(event.times), minute);
      return state.kind === 'over' || state.time.state === 'cancelled' ? [] : [{ event, state }];
    });
  const isToday = ({ state }: EventNow) => dayAt(state.time.start) <= dayAt(minute);
  return {
    today: coming.filter((one) => isToday(one) && !isLong(one.state.time)).sort(byOnAndStart),
    next: coming.filter((one) => !isToday(one)).sort(byStart)[0],
  };
}

function byStart(one: EventNow, other: EventNow): number {
  return one.state.time.start - other.state.time.start;
}

function byOnAndStart(one: EventNow, other: EventNow): number {
  const isOn = ({ state }: EventNow) => Number(state.kind === 'now' || state.kind === 'under-way');
  return isOn(other) - isOn(one) || byStart(one, other);
}
