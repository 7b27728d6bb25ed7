import type { Entry } from '../content/content.ts';
import { endOf, parseLocal } from '../content/dates.ts';
import { titleOf } from '../content/name-entry.ts';
import type { Clock } from '../dependencies/clock.ts';

export interface EventPhase {
  readonly isPast: boolean;
  /** Has begun, but not ended. */
  readonly isRunning: boolean;
}

/** Null for an event without a readable start. */
export type EventPhases = (event: Pick<Entry<'event'>, 'kind' | 'id'>) => EventPhase | null;

/**
 * Asks the clock about every event at once: so the next change is known whatever pages are made.
 */
export function findPhases(
  events: readonly Entry<'event'>[],
  timeZone: string,
  clock: Pick<Clock, 'hasCome'>,
): EventPhases {
  const phases = new Map(events.map((event) => [event.id, phaseOf(event, timeZone, clock)]));
  return ({ id }) => phases.get(id) ?? null;
}

const past: EventPhase = { isPast: true, isRunning: false };
const running: EventPhase = { isPast: false, isRunning: true };
const toCome: EventPhase = { isPast: false, isRunning: false };

function phaseOf(event: Entry<'event'>, timeZone: string, clock: Pick<Clock, 'hasCome'>): EventPhase | null {
  const moments = momentsOf(event.fields, timeZone);
  if (moments === null) return null;
  const title = titleOf(event);
  if (clock.hasCome(new Date(moments.endMs), `the event "${title}" ends`)) return past;
  return clock.hasCome(new Date(moments.startMs), `the event "${title}" begins`) ? running : toCome;
}

/** Without Date objects, which would take most of the memory of a small event. */
interface Moments {
  readonly startMs: number;
  /** When the event is over. */
  readonly endMs: number;
}

/** Read once while the fields are the same object: dates in a time zone take the longest of a plan. */
function momentsOf(fields: Entry<'event'>['fields'], timeZone: string): Moments | null {
  const known = knownMoments.get(fields);
  if (known?.timeZone === timeZone) return known.moments;
  const start = parseLocal(fields.start, timeZone);
  const moments = start && {
    startMs: start.getTime(),
    endMs: endOf(start, parseLocal(fields.end, timeZone)).getTime(),
  };
  knownMoments.set(fields, { timeZone, moments });
  return moments;
}

const knownMoments = new WeakMap<
  Entry<'event'>['fields'],
  { readonly timeZone: string; readonly moments: Moments | null }
>();
