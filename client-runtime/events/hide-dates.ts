import { eventClockWords } from '../../words/site/event-clock-words.ts';
import type { ClockItem } from './clock-item.ts';

/** Removes the dates that are over from the facts of an event, and counts those that are left. */
export function hideDates(facts: HTMLElement, items: readonly ClockItem[], minute: number): void {
  const ends = new Map(items.flatMap(({ times }) => times).map(({ start, end }) => [start, end]));
  for (const row of facts.querySelectorAll('li')) {
    const { dateTime = '' } = row.querySelector('time') ?? {};
    // Local times, with the zone behind them.
    const start = Date.parse(`${dateTime.slice(0, 16)}${dateTime.length > 10 ? 'Z' : ''}`) / 60_000;
    if ((ends.get(start) ?? Infinity) <= minute) row.remove();
  }
  for (const list of facts.querySelectorAll('ul:empty')) (list.closest('details') ?? list).remove();
  const details = facts.querySelector('details');
  const summary = details?.querySelector('summary');
  const count = details?.querySelectorAll('li:not([data-off])').length ?? 0;
  if (summary) summary.textContent = eventClockWords.toCome({ count });
}
