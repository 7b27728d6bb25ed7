import type { ReactNode } from 'react';
import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import type { DateLabel } from '../types.ts';
import { HoursTable } from './HoursTable.tsx';
import { WrittenLines } from './Lines.tsx';
import { staticList } from './static-list.ts';
import { Time } from './Time.tsx';
import styles from './WeekHours.module.css';
import { Words } from './Words.tsx';

export interface WeekHoursProps {
  /** Unique on the page: the enhancement `hours` marks today in it. */
  readonly id: string;
  readonly weeks: readonly {
    /** Its place among the seasons; -1 for the usual week. */
    readonly season: number;
    /** "Summer, May 1 – September 30" */
    readonly name?: string;
    /** `weekdays` are the days of the row: "234" is Tuesday to Thursday. */
    readonly rows: readonly { readonly days: string; readonly weekdays: string; readonly hours: string }[];
  }[];
  /** Days to come that differ. */
  readonly exceptions: readonly {
    readonly date: DateLabel;
    readonly hours: string;
    readonly note?: string;
  }[];
  /** The hours as typed, where they say more. */
  readonly words: readonly string[];
}

/**
 * Renders the hours of a whole week, of seasons, and of days that differ. No row is marked as today:
 * only the browser knows the day.
 */
export function WeekHours({ id, weeks, exceptions, words }: WeekHoursProps): ReactNode {
  return (
    <div id={id} className={styles.hours}>
      {staticList(weeks, ({ season, name, rows }) => (
        <div>
          {name === undefined ? null : <p className={styles.name}>{name}</p>}
          <HoursTable
            caption={
              name === undefined ? openingHoursWords.caption : openingHoursWords.ofSeason({ season: name })
            }
            rows={rows.map(({ weekdays, ...row }) => ({
              ...row,
              data: { 'data-days': weekdays, 'data-season': season },
            }))}
          />
        </div>
      ))}
      {exceptions.length === 0 ? null : (
        <div>
          <p className={styles.name}>{openingHoursWords.exceptions}</p>
          <HoursTable
            caption={openingHoursWords.exceptionsCaption}
            rows={exceptions.map(({ date, note, ...row }) => ({
              ...row,
              ...(note !== undefined && { note: <Words as="span" text={note} /> }),
              days: <Time {...date} />,
              data: { 'data-date': date.date },
            }))}
          />
        </div>
      )}
      {words.length === 0 ? null : (
        <p className={styles.words}>
          <WrittenLines lines={words} />
        </p>
      )}
    </div>
  );
}
