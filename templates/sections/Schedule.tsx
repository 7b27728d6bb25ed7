import type { ReactNode } from 'react';
import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import { HoursTable } from '../components/HoursTable.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { Time } from '../components/Time.tsx';
import { Title } from '../components/Title.tsx';
import type { DateLabel } from '../types.ts';
import styles from './Schedule.module.css';

/** The pier's opening hours: usual days, and exceptions. */
export interface ScheduleProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly rows: readonly { readonly days: string; readonly hours?: string; readonly note?: string }[];
  readonly exceptions: readonly {
    readonly date: DateLabel;
    readonly hours?: string;
    readonly note?: string;
  }[];
}

export function Schedule({ heading, anchor, rows, exceptions }: ScheduleProps): ReactNode {
  if (rows.length === 0 && exceptions.length === 0) return null;
  return (
    <Section id={anchor} heading={heading} tone="sand">
      <div className={styles.schedule}>
        <HoursTable caption={openingHoursWords.usual} rows={rows} />
        {exceptions.length === 0 ? null : (
          <div className={styles.exceptions}>
            <Title
              level={levelInside(heading)}
              text={openingHoursWords.exceptions}
              className={styles.title}
            />
            <HoursTable
              caption={openingHoursWords.exceptionsCaption}
              rows={exceptions.map(({ date, ...hours }) => ({ ...hours, days: <Time {...date} /> }))}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
