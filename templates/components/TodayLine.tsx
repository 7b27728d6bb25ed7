import type { ReactNode } from 'react';
import { todayWords } from '../../words/site/today-words.ts';
import type { EventSummary, Href, OpeningTimes } from '../types.ts';
import { Icon } from './Icon.tsx';
import { InLanguage } from './InLanguage.tsx';
import { OpenNow } from './OpenNow.tsx';
import { staticList } from './static-list.ts';
import styles from './TodayLine.module.css';
import { useEnhancement } from './use-enhancement.ts';
import { Words } from './Words.tsx';

export interface TodayLineProps {
  /** The page of today. */
  readonly href: Href;
  /** The first events to come: one is shown, and the next one when it is over. */
  readonly events: readonly Pick<EventSummary, 'title' | 'href' | 'when' | 'times' | 'lang'>[];
}

/**
 * Renders a line that says whether the pier is open, names an event, and leads to the page of today. The script of the
 * clock says whether the event is on, and removes what is over.
 */
export function TodayLine({
  href,
  events,
  opening,
}: TodayLineProps & { readonly opening: OpeningTimes | undefined }): ReactNode {
  const mark = useEnhancement('clock', 'load');
  return (
    <div className={styles.line} data-no-prefetch="">
      <div className={styles.state}>
        <OpenNow opening={opening} isBrief />
      </div>
      {events.length === 0 ? null : (
        <section className={styles.event}>
          <ul {...mark}>
            {staticList(events, ({ title, href, when, times, lang }) => (
              <li data-times={times}>
                <InLanguage as="span" lang={lang}>
                  <Words as="a" href={href} text={title} />
                </InLanguage>
                {' · '}
                <time dateTime={when.start} data-clock="row">
                  {when.short}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
      <a className={styles.all} href={href}>
        <span>{todayWords.all}</span>
        <Icon name="arrow" />
      </a>
    </div>
  );
}
