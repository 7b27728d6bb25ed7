import type { ReactNode } from 'react';
import type { EventTime } from '../../client-runtime/events/decode-times.ts';
import {
  type Happening,
  type ProgrammeEvent,
  programmeDays,
} from '../../client-runtime/today/programme-days.ts';
import { sayDay } from '../../client-runtime/today/say-day.ts';
import { sayHappening } from '../../client-runtime/today/say-happening.ts';
import { isoDayOf } from '../../words/formats/write-span.ts';
import { eventDatesWords } from '../../words/site/event-dates-words.ts';
import { todayWords } from '../../words/site/today-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import styles from './Agenda.module.css';
import { InLanguage } from './InLanguage.tsx';
import pressable from './Pressable.module.css';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';
import { useLanguage } from './use-language.ts';

interface AgendaProps {
  readonly events: readonly ProgrammeEvent[];
  /** The first day, since 1970. */
  readonly from: number;
  /** The first day of which not all is known, as ISO date. */
  readonly until: string | undefined;
}

/**
 * Renders the programme by days, and what goes on for longer. The enhancement `today` makes the same of copies of the first
 * day and its first row, when the page is of an earlier day (`client-runtime/today/show-days.ts`): so both have all
 * their parts, with or without words.
 */
export function Agenda({ events, from, until }: AgendaProps): ReactNode {
  const { days, longer } = programmeDays(events, { from, until });
  return (
    <>
      <div
        data-agenda=""
        data-from={from}
        data-cancelled={eventDatesWords.cancelled}
        data-sold-out={eventDatesWords.soldOut}
      >
        {staticList(days, ({ day, happenings }) => (
          <section className={styles.day}>
            <h3 className={styles.name}>
              <time dateTime={isoDayOf(day)}>
                <span data-part="weekday">{sayDay(day, '{EEEE}')}</span>{' '}
                <span data-part="date">{sayDay(day, siteFormats.days.ofYear)}</span>
              </time>{' '}
              <span className={styles.near} data-part="near" />
            </h3>
            <ol className={styles.rows}>
              {staticList(happenings, (one) => (
                <Row {...one} day={day} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {longer.length === 0 ? null : (
        <section className={styles.day} data-longer="">
          <h3 className={styles.name}>{todayWords.longer}</h3>
          <ol className={styles.rows}>
            {staticList(longer, (one) => (
              <Row {...one} day={from} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Row({ event, time, day }: Happening & { readonly day: number }): ReactNode {
  const { title, href, place = '', price, state, lang } = event;
  const { key, label } = state ?? stateOf(time) ?? {};
  return (
    <li className={`${styles.row} ${pressable.pressable}`} data-state={key} data-end={time.end}>
      <span className={styles.time} data-part="time">
        {sayHappening(time, day)}
      </span>
      <InLanguage lang={lang}>
        <Title level={4} text={title} href={href} className={`${styles.title} ${pressable.title}`} />
      </InLanguage>
      <div className={styles.facts}>
        <InLanguage as="span" lang={lang}>
          <PlaceName text={place} />
        </InLanguage>{' '}
        <span data-part="price">{price}</span>
      </div>
      <span className={styles.mark} data-part="mark">
        {label}
      </span>
    </li>
  );
}

function PlaceName({ text }: { readonly text: string }): ReactNode {
  return (
    <span data-part="place" {...useLanguage(text)}>
      {text}
    </span>
  );
}

/** Names the state of this date alone. */
function stateOf({ state }: EventTime): ProgrammeEvent['state'] {
  if (state === 'cancelled') return { key: state, label: eventDatesWords.cancelled };
  return state === 'sold-out' ? { key: state, label: eventDatesWords.soldOut } : undefined;
}
