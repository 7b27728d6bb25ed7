import type { ReactNode } from 'react';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { eventFieldsWords } from '../../words/site/event-fields-words.ts';
import { eventsWords } from '../../words/site/events-words.ts';
import type { NamedLink } from '../types.ts';
import { type CalendarMonth, EventCalendar } from './EventCalendar.tsx';
import { EventFilter, type EventFilterProps } from './EventFilter.tsx';
import { type EventGroup, EventList, idOfMonth } from './EventList.tsx';
import styles from './EventProgramme.module.css';
import { eventPlaces } from './event-places.ts';
import { FurtherEvents } from './FurtherEvents.tsx';
import { type ListPager, PartLinks } from './ListPager.tsx';
import folded from './PastEvents.module.css';
import { staticList } from './static-list.ts';

export interface EventProgrammeProps {
  readonly groups: readonly EventGroup[];
  readonly months: readonly CalendarMonth[];
  /** The time zone of the site. */
  readonly timeZone: string;
  /** Where the list has several pages: "page 2 of 5", and links to the months on all of them. */
  readonly pager?: Pick<ListPager, 'position'>;
  readonly allMonths?: readonly MonthLink[];
}

/** A link to where a month begins in a long list. */
export interface MonthLink extends NamedLink {
  /** "2026-06" */
  readonly key: string;
}

/** Fewer events need no filter. */
const fewestToSift = 6;

/**
 * Renders upcoming events as a list by months and, when there are many, also as a calendar, with a
 * filter for both. Radio buttons and CSS switch between the two, without script.
 */
export function EventProgramme(props: EventProgrammeProps): ReactNode {
  const { groups, months, timeZone, pager, allMonths } = props;
  const events = groups.flatMap((group) => group.events);
  if (events.length === 0) return <p>{eventClockWords.none}</p>;
  if (events.length < fewestToSift && pager === undefined) return <EventList groups={groups} />;
  return (
    <div className={styles.programme} id="programme" data-programme={pager?.position ?? ''}>
      <div>
        <EventFilter
          months={monthsToChoose([...(allMonths ?? []), ...months])}
          places={eventPlaces(events)}
          hasFree={events.some(({ isFree }) => isFree)}
          hasForFamilies={events.some(({ isForFamilies }) => isForFamilies)}
          timeZone={timeZone}
        />
        {allMonths === undefined ? <MonthAnchors groups={groups} /> : null}
      </div>
      {allMonths === undefined ? null : (
        <details className={folded.year}>
          <summary>{eventsWords.allMonths}</summary>
          <PartLinks label={eventsWords.months} links={allMonths} />
        </details>
      )}
      <div className={styles.result}>
        <p role="status" />
        <button type="button" className={styles.clear} data-clear="" hidden>
          {eventFieldsWords.showAll}
        </button>
      </div>
      <ViewSwitch />
      <div className={styles.list}>
        <EventList groups={groups} />
      </div>
      <div className={styles.calendar}>
        <EventCalendar months={months} />
      </div>
      {pager === undefined ? null : <FurtherEvents />}
    </div>
  );
}

/** The calendar has months in which no event of the list begins. */
function monthsToChoose(months: readonly Pick<CalendarMonth, 'key' | 'label'>[]): EventFilterProps['months'] {
  return [...new Map(months.map(({ key, label }) => [key, { key, label }])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  );
}

/** Takes the place of the filter without script. */
function MonthAnchors({ groups }: Pick<EventProgrammeProps, 'groups'>): ReactNode {
  return (
    <nav aria-label={eventsWords.months} className={styles.anchors}>
      <ul className="plain-list">
        {staticList(groups, ({ month, label }) => (
          <li>
            <a href={`#${idOfMonth(month)}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Switches between list and calendar. */
function ViewSwitch(): ReactNode {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{eventsWords.viewAs}</legend>
      <label>
        <input type="radio" name="view" value="list" defaultChecked />
        <span>{eventsWords.asList}</span>
      </label>
      <label>
        <input type="radio" name="view" value="calendar" />
        <span>{eventsWords.asCalendar}</span>
      </label>
    </fieldset>
  );
}
