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
  const start = parseLocal(event.fields.start, timeZone);
  if (start === null) return null;
  const title = titleOf(event);
  const end = parseLocal(event.fields.end, timeZone);
  if (clock.hasCome(endOf(start, end), `the event "${title}" ends`)) return past;
  return clock.hasCome(start, `the event "${title}" begins`) ? running : toCome;
}
