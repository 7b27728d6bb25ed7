import type { ReactNode } from 'react';
import { Island as Filter } from '../islands/EventFilter.tsx';
import type { EventSummary } from '../types.ts';
import { type CalendarMonth, EventCalendar } from './EventCalendar.tsx';
import styles from './EventProgramme.module.css';
import { EventRow } from './EventRow.tsx';
import { Island } from './Island.tsx';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';

/** Events under one heading: those that run now, or begin in one month. */
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

/** Fewer events need no filter. */
const fewestToSift = 6;

/**
 * Renders upcoming events as a list by months and, when there are many, also as a calendar, with a
 * filter for both. Radio buttons and CSS switch between the two, without script.
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
  return staticList(groups, ({ label, events }) => (
    <div className={styles.group} data-group="">
      <Title level={2} text={label} className={styles.month} />
      <ul className={styles.rows}>
        {staticList(events, ({ event, months }) => (
          <li data-month={months.join(' ')} data-place={event.venue}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Lists all places in alphabetical order, each once. */
function placesOf(events: readonly EventSummary[]): readonly string[] {
  return [...new Set(events.flatMap(({ venue }) => venue ?? []))].sort();
}
