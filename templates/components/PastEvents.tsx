import type { ReactNode } from 'react';
import { eventsWords } from '../../words/site/events-words.ts';
import type { EventSummary } from '../types.ts';
import { Label } from './Label.tsx';
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
    <Section heading={eventsWords.pastEvents} tone="sand" id="past">
      {past.length <= mostInTheOpen ? (
        <PastEventList events={past} />
      ) : (
        <PastYears past={past} isPart={pastPager !== undefined} />
      )}
      <ListPagerLinks pager={pastPager} label={eventsWords.pastPages} />
    </Section>
  );
}

/** Renders the events of a page that has nothing else: its years are open. */
export function PastEventsAlone({ past, pastPager }: PastEventsProps): ReactNode {
  return (
    <Section>
      <PastYears past={past} isPart isOpen />
      <ListPagerLinks pager={pastPager} />
    </Section>
  );
}

interface PastYearsProps {
  readonly past: readonly EventSummary[];
  /** A year may have more events than the page shows. */
  readonly isPart?: boolean;
  readonly isOpen?: boolean;
}

function PastYears({ past, isPart = false, isOpen = false }: PastYearsProps): ReactNode {
  const countOf = isPart ? eventsWords.ofYearOnPage : eventsWords.ofYear;
  return staticList([...new Set(past.map(yearOf))], (year) => {
    const events = past.filter((event) => yearOf(event) === year);
    return (
      <details className={styles.year} open={isOpen}>
        <summary>
          {year} <span>{countOf({ count: events.length })}</span>
        </summary>
        <PastEventList events={events} />
      </details>
    );
  });
}

function PastEventList({ events }: { readonly events: readonly EventSummary[] }): ReactNode {
  return (
    <ul className={styles.events}>
      {staticList(events, (event) => (
        <li>
          <a href={event.href}>
            <Label label={event.title} by="entry" lang={event.lang} />
          </a>
          <time
            dateTime={event.when.start}
          >{`${event.state === undefined ? '' : `${event.state.label} · `}${event.when.short}, ${yearOf(event)}`}</time>
        </li>
      ))}
    </ul>
  );
}

function yearOf({ when }: EventSummary): string {
  return when.start.slice(0, 4);
}
