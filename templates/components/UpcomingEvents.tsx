import type { ReactNode } from 'react';
import { Island as Filter, type Month } from '../islands/EventFilter.tsx';
import type { EventSummary } from '../types.ts';
import styles from './Card.module.css';
import { EventCard } from './EventCard.tsx';
import { each } from './each.ts';
import { Island } from './Island.tsx';

const listId = 'upcoming-events';

/** Fewer than these are seen at a glance. */
const fewestToFilter = 6;

/** All that is to come as cards, with a filter above them when they are many. Without script all are shown. */
export function UpcomingEvents({ events }: { readonly events: readonly EventSummary[] }): ReactNode {
  if (events.length === 0) return <p>No events are announced at the moment. Look in again soon.</p>;
  return (
    <>
      {events.length < fewestToFilter ? null : (
        <Island
          name="event-filter"
          id="event-filter"
          when="interaction"
          component={Filter}
          props={{ listId, months: monthsOf(events) }}
        />
      )}
      <ul className={styles.grid} id={listId}>
        {each(events, (event) => (
          <li data-month={monthKey(event)}>
            <EventCard event={event} level={2} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** "2026-06" of an ISO date. */
function monthKey({ when }: EventSummary): string {
  return when.start.slice(0, 7);
}

/** The months in which something begins, in the order of the events. */
function monthsOf(events: readonly EventSummary[]): Month[] {
  const labels = new Map(
    events.map((event) => [monthKey(event), `${event.when.month} ${event.when.start.slice(0, 4)}`]),
  );
  return [...labels].map(([key, label]) => ({ key, label }));
}
