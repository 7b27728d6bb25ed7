import type { EventSummary } from '../types.ts';

/** Returns true for an event that has taken place. One that was called off, or has no new date yet, never has. */
export function isOver({ isPast, state }: Pick<EventSummary, 'isPast' | 'state'>): boolean {
  return isPast && state?.key !== 'cancelled' && state?.key !== 'postponed';
}
