import type { ReactNode } from 'react';
import type { EventSummary } from '../types.ts';
import { each } from './each.ts';
import styles from './PastEvents.module.css';
import { Section } from './Section.tsx';

/** More than these are folded away. */
const mostInTheOpen = 8;

/** What has been, line by line; nothing when there was nothing. */
export function PastEvents({ events }: { readonly events: readonly EventSummary[] }): ReactNode {
  if (events.length === 0) return null;
  return (
    <Section heading="Past events" tone="sand">
      {events.length <= mostInTheOpen ? (
        <PastEventList events={events} />
      ) : (
        <details className={styles.more}>
          <summary>Show all {events.length}</summary>
          <PastEventList events={events} />
        </details>
      )}
    </Section>
  );
}

function PastEventList({ events }: { readonly events: readonly EventSummary[] }): ReactNode {
  return (
    <ul className={styles.events}>
      {each(events, ({ title, href, when }) => (
        <li>
          <a href={href}>{title}</a>
          <time dateTime={when.start}>{`${when.short}, ${when.start.slice(0, 4)}`}</time>
        </li>
      ))}
    </ul>
  );
}
