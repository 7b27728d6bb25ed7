import type { ReactNode } from 'react';
import type { EventSummary } from '../types.ts';
import { type ListPager, ListPagerLinks } from './ListPager.tsx';
import styles from './PastEvents.module.css';
import { Section } from './Section.tsx';
import { staticList } from './static-list.ts';

/** More than these are folded, by year. */
const mostInTheOpen = 8;

export interface PastEventsProps {
  /** Latest first. */
  readonly past: readonly EventSummary[];
  /** Where they are too many for one page. */
  readonly pastPager?: ListPager | undefined;
}

/** Renders past events in rows, folded by year where they are many; nothing without any. */
export function PastEvents({ past, pastPager }: PastEventsProps): ReactNode {
  if (past.length === 0) return null;
  return (
    <Section heading="Past events" tone="sand" id="past">
      {past.length <= mostInTheOpen ? (
        <PastEventList events={past} />
      ) : (
        staticList([...new Set(past.map(yearOf))], (year) => (
          <PastYear year={year} events={past.filter((event) => yearOf(event) === year)} />
        ))
      )}
      <ListPagerLinks pager={pastPager} label="Past events" />
    </Section>
  );
}

function PastYear({
  year,
  events,
}: {
  readonly year: string;
  readonly events: readonly EventSummary[];
}): ReactNode {
  return (
    <details className={styles.year}>
      <summary>
        {year} <span>{events.length === 1 ? '1 event' : `${events.length} events`}</span>
      </summary>
      <PastEventList events={events} />
    </details>
  );
}

function PastEventList({ events }: { readonly events: readonly EventSummary[] }): ReactNode {
  return (
    <ul className={styles.events}>
      {staticList(events, (event) => (
        <li>
          <a href={event.href}>{event.title}</a>
          <time dateTime={event.when.start}>{`${event.when.short}, ${yearOf(event)}`}</time>
        </li>
      ))}
    </ul>
  );
}

function yearOf({ when }: EventSummary): string {
  return when.start.slice(0, 4);
}
