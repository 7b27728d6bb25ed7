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

function phaseOf(event: Entry<'event'>, timeZone: string, clock: Pick<Clock, 'hasCome'>): EventPhase | null {
  const start = parseLocal(event.fields.start, timeZone);
  if (start === null) return null;
  const title = titleOf(event);
  const end = parseLocal(event.fields.end, timeZone);
  const isPast = clock.hasCome(endOf(start, end), `the event "${title}" ends`);
  return { isPast, isRunning: !isPast && clock.hasCome(start, `the event "${title}" begins`) };
}
