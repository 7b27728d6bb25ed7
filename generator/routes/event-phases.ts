import type { Entry } from '../content/content.ts';
import { endOf, parseLocal } from '../content/dates.ts';
import { titleOf } from '../content/name-entry.ts';
import type { Clock } from '../dependencies/clock.ts';
import { indexNumbers } from '../util/number-places.ts';

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
  const codes = Uint8Array.from(events, (event) => allPhases.indexOf(phaseOf(event, timeZone, clock)));
  const placeOf = indexNumbers(Float64Array.from(events, ({ id }) => id));
  return ({ id }) => {
    const place = placeOf(id);
    return place === undefined ? null : (allPhases[codes[place] as number] ?? null);
  };
}

const past: EventPhase = { isPast: true, isRunning: false };
const running: EventPhase = { isPast: false, isRunning: true };
const toCome: EventPhase = { isPast: false, isRunning: false };
/** Kept by number: a large site has hundreds of thousands of events. */
const allPhases: readonly (EventPhase | null)[] = [null, past, running, toCome];

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
