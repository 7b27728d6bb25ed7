import type { ReactNode } from 'react';
import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import { HoursTable } from '../components/HoursTable.tsx';
import { InLanguage, Ours } from '../components/InLanguage.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { Time } from '../components/Time.tsx';
import { isBlank, Title } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
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
        <HoursTable
          caption={openingHoursWords.usual}
          rows={rows.map(({ days, ...row }) => ({ ...written(row), days: <Words as="span" text={days} /> }))}
        />
        {exceptions.length === 0 ? null : (
          <div className={styles.exceptions}>
            <InLanguage>
              <Title
                level={levelInside(heading)}
                text={openingHoursWords.exceptions}
                className={styles.title}
              />
            </InLanguage>
            <HoursTable
              caption={openingHoursWords.exceptionsCaption}
              rows={exceptions.map(({ date, ...row }) => ({
                ...written(row),
                days: (
                  <Ours>
                    <Time {...date} />
                  </Ours>
                ),
              }))}
            />
          </div>
        )}
      </div>
    </Section>
  );
}

function written({ hours, note }: { readonly hours?: string; readonly note?: string }) {
  return {
    hours: <Words as="span" text={hours} />,
    ...(!isBlank(note) && { note: <Words as="span" text={note} /> }),
  };
}
