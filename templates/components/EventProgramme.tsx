import type { ReactNode } from 'react';
import { Island as Filter } from '../islands/EventFilter.tsx';
import type { EventSummary } from '../types.ts';
import { type CalendarMonth, EventCalendar } from './EventCalendar.tsx';
import styles from './EventProgramme.module.css';
import { EventRow } from './EventRow.tsx';
import { each } from './each.ts';
import { Island } from './Island.tsx';
import { Title } from './Title.tsx';

/** Events under one heading: those that run now, or those that begin in one month. */
export interface EventGroup {
  readonly label: string;
  readonly events: readonly {
    readonly event: EventSummary;
    /** All months in which it takes place, "2026-06". */
    readonly months: readonly string[];
  }[];
}

interface EventProgrammeProps {
  readonly groups: readonly EventGroup[];
  readonly months: readonly CalendarMonth[];
}

const programmeId = 'programme';

/** Fewer than these are seen at a glance. */
const fewestToSift = 6;

/**
 * All that is to come as a list by months, and where it is much, as a calendar too, with a filter over both. The choice
 * between the two is a pair of radio buttons and a style: it needs no script.
 */
export function EventProgramme({ groups, months }: EventProgrammeProps): ReactNode {
  const events = groups.flatMap((group) => group.events.map(({ event }) => event));
  if (events.length === 0) return <p>No events are announced at the moment. Look in again soon.</p>;
  if (events.length < fewestToSift) return <EventList groups={groups} />;
  return (
    <div className={styles.programme} id={programmeId}>
      <div className={styles.tools}>
        <Island
          name="event-filter"
          id="event-filter"
          when="query"
          component={Filter}
          props={{
            programmeId,
            months: months.map(({ key, label }) => ({ key, label })),
            places: placesOf(events),
          }}
        />
        <ViewSwitch />
      </div>
      <div className={styles.list}>
        <EventList groups={groups} />
      </div>
      <div className={styles.calendar}>
        <EventCalendar months={months} />
      </div>
    </div>
  );
}

function ViewSwitch(): ReactNode {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">Show the events as</legend>
      <label>
        <input type="radio" name="view" value="list" defaultChecked />
        <span>List</span>
      </label>
      <label>
        <input type="radio" name="view" value="calendar" />
        <span>Calendar</span>
      </label>
    </fieldset>
  );
}

function EventList({ groups }: Pick<EventProgrammeProps, 'groups'>): ReactNode {
  return each(groups, ({ label, events }) => (
    <div className={styles.group} data-group="">
      <Title level={2} text={label} className={styles.month} />
      <ul className={styles.rows}>
        {each(events, ({ event, months }) => (
          <li data-month={months.join(' ')} data-place={event.venue}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** All places in alphabetical order, each once. */
function placesOf(events: readonly EventSummary[]): readonly string[] {
  return [...new Set(events.flatMap(({ venue }) => venue ?? []))].sort();
}
