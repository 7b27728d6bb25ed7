import type { ReactNode } from 'react';
import { siteFormats } from '../../words/site-formats.ts';
import type { Href, StateLabel } from '../types.ts';
import styles from './EventCalendar.module.css';
import { Label } from './Label.tsx';
import { staticList } from './static-list.ts';

/** A month with events. */
export interface CalendarMonth {
  /** "2026-06" */
  readonly key: string;
  /** "June 2026" */
  readonly label: string;
  /**
   * Rows of a week; null for days of other months. Empty when no day has an event.
   */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** All events of the month in order. */
  readonly events: readonly CalendarEvent[];
}

export interface CalendarDay {
  /** ISO date. */
  readonly date: string;
  readonly day: number;
  readonly events: readonly {
    readonly title: string;
    readonly href: Href;
    readonly lang?: string;
    readonly state?: StateLabel;
    /** It began on an earlier day. */
    readonly isContinued?: true;
  }[];
}

export interface CalendarEvent {
  readonly title: string;
  readonly href: Href;
  readonly lang?: string;
  /** "Nov 13 – Jan 6", "Every Thursday". */
  readonly short: string;
  readonly state?: StateLabel;
  /** It is long: listed below the table instead of in each of its days. */
  readonly isLong: boolean;
}

const { firstWeekday, shortWeekdays } = siteFormats;
const named = siteFormats.weekdays.map((long, index) => ({ long, short: shortWeekdays[index] }));
/** From the first day of the week. */
const weekdays = [...named.slice(firstWeekday - 1), ...named.slice(0, firstWeekday - 1)];

/**
 * Renders a table of days for each month. Where the cells are too small for words, the titles are
 * below the table.
 */
export function EventCalendar({ months }: { readonly months: readonly CalendarMonth[] }): ReactNode {
  return (
    <div className={styles.calendar}>
      {staticList(months, (month) => (
        <div data-calendar={month.key}>
          {month.weeks.length === 0 ? (
            <p className={styles.name}>{month.label}</p>
          ) : (
            <MonthTable label={month.label} weeks={month.weeks} />
          )}
          <ul className={styles.titles}>
            {staticList(month.events, ({ title, href, short, state, isLong, lang }) => (
              <li className={isLong ? undefined : styles.inCells}>
                <a href={href}>
                  <Label label={title} by="entry" lang={lang} />
                </a>{' '}
                <span>{state === undefined ? short : `${state.label} · ${short}`}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function MonthTable({ label, weeks }: Pick<CalendarMonth, 'label' | 'weeks'>): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.name}>{label}</caption>
      <thead>
        <tr>
          {staticList(weekdays, ({ long, short }) => (
            <th scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {staticList(weeks, (week) => (
          <tr>{staticList(week, (day) => (day === null ? <td /> : <Day {...day} />))}</tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, day, events }: CalendarDay): ReactNode {
  return (
    <td>
      {events.length === 0 ? day : <time dateTime={date}>{day}</time>}
      {staticList(events, ({ title, href, isContinued, state, lang }) => (
        <a href={href} className={isContinued && styles.continued}>
          {state === undefined ? null : `${state.label}: `}
          <Label label={title} by="entry" lang={lang} />
        </a>
      ))}
    </td>
  );
}
