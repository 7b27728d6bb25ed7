import type { ReactNode } from 'react';
import type { ProgrammeEvent } from '../../client-runtime/today/programme-days.ts';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import { todayWords } from '../../words/site/today-words.ts';
import { Agenda } from '../components/Agenda.tsx';
import { HoursTable } from '../components/HoursTable.tsx';
import { InLanguage } from '../components/InLanguage.tsx';
import { WrittenLines } from '../components/Lines.tsx';
import { Notice, type ShownNotice } from '../components/Notice.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { EntryFlow, PageFrame } from '../components/PageFrame.tsx';
import { Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import { TideAndWeather, type TideAndWeatherProps } from '../components/TideAndWeather.tsx';
import { Title } from '../components/Title.tsx';
import { useEnhancement } from '../components/use-enhancement.ts';
import { type WayHome, WaysHome } from '../components/WaysHome.tsx';
import { WeekHours, type WeekHoursProps } from '../components/WeekHours.tsx';
import type { Organisation } from '../organisation.ts';
import type { LocationSummary, NamedLink, OpeningTimes } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';
import styles from './TodayPage.module.css';

export interface PlaceHours extends Pick<LocationSummary, 'title' | 'href' | 'hours' | 'lang'> {
  readonly opening: OpeningTimes;
}

export interface TodayPageProps extends StandardPageProps {
  readonly organisation: Organisation;
  /** The hours of the pier, where they are certain. */
  readonly week?: Omit<WeekHoursProps, 'id'>;
  readonly notice?: ShownNotice;
  readonly conditions?: TideAndWeatherProps;
  /** The first events to come, with all their dates. */
  readonly events: readonly ProgrammeEvent[];
  /** The first day on which something takes place, as ISO date. */
  readonly from?: string;
  readonly timeZone: string;
  /** There are more events: not all of those of this day and of later ones are known. */
  readonly knownUntil?: string;
  /** Places whose hours are certain. */
  readonly places: readonly PlaceHours[];
  readonly waysHome: readonly WayHome[];
  readonly more: {
    readonly events?: NamedLink;
    readonly places?: NamedLink;
    readonly visit?: NamedLink;
  };
}

const tableId = 'hours-of-the-pier';

const dayMs = 86_400_000;

/**
 * Renders hours, the programme by days, places and the ways home. All of it is true at any time: the enhancement `today`
 * says what is now.
 */
export function TodayPage(props: TodayPageProps): ReactNode {
  const { title, nodes, language, notice, events, from, knownUntil, more } = props;
  return (
    <>
      {notice === undefined ? null : <Notice notice={notice} />}
      <PageFrame title={title} nodes={[]} language={language}>
        <div
          {...useEnhancement('today', 'load')}
          data-zone={props.timeZone}
          data-events={JSON.stringify(events)}
          data-known-until={knownUntil}
        >
          <Now {...props} />
          <Section heading={todayWords.programme} more={more.events}>
            {from === undefined ? null : (
              <Agenda events={events} from={Date.parse(from) / dayMs} until={knownUntil} />
            )}
            <p data-none="" hidden={events.length > 0}>
              {eventClockWords.none}
            </p>
          </Section>
        </div>
        <Places {...props} />
        <WaysHome ways={props.waysHome} more={more.visit} />
        <EntryFlow nodes={nodes} language={language} />
      </PageFrame>
    </>
  );
}

function Now({ organisation, week, conditions }: TodayPageProps): ReactNode {
  const { opening, hours } = organisation;
  return (
    <Section tone="field">
      <div className={styles.now}>
        <div className={styles.state}>
          <div className={styles.date} data-date="">
            <span className={styles.weekday} />
            <span />
          </div>
          <div className={styles.open}>
            <OpenNow opening={opening} tableId={tableId} />
          </div>
          <div className={styles.summary} data-summary="" />
          {conditions === undefined ? null : <TideAndWeather {...conditions} />}
        </div>
        {week === undefined && hours.length === 0 ? null : (
          <div>
            <h2 className={styles.heading}>{openingHoursWords.caption}</h2>
            {week === undefined ? (
              <HoursTable caption={openingHoursWords.ofThePier} rows={hours} />
            ) : (
              <WeekHours id={tableId} {...week} />
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

function Places({ places, more }: TodayPageProps): ReactNode {
  if (places.length === 0) return null;
  return (
    <Section heading={todayWords.places} more={more.places} tone="sand">
      <ul className={styles.places}>
        {staticList(places, ({ title, href, opening, hours = [], lang }) => (
          <li>
            <InLanguage lang={lang}>
              <Title level={3} text={title} href={href} className={styles.place} />
              <OpenNow opening={opening} isBrief />
              {hours.length === 0 ? null : (
                <p className={styles.hours}>
                  <WrittenLines lines={hours} />
                </p>
              )}
            </InLanguage>
          </li>
        ))}
      </ul>
    </Section>
  );
}
