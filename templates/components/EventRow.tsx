import type { ReactNode } from 'react';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import type { EventSummary } from '../types.ts';
import { classNames } from './class-names.ts';
import { DateBadge } from './DateBadge.tsx';
import styles from './EventRow.module.css';
import { EventTags } from './EventTags.tsx';
import { InLanguage } from './InLanguage.tsx';
import { Picture } from './Picture.tsx';
import pressable from './Pressable.module.css';
import { sizesInBox } from './picture-room.ts';
import { Title } from './Title.tsx';
import { Words } from './Words.tsx';

const pictureSizes = '(min-width: 44rem) 12rem, 7rem';

interface EventRowProps {
  readonly event: EventSummary;
  /** Without picture and excerpt, for long lists. */
  readonly isBrief?: boolean;
}

/**
 * Renders an event as a row of a programme: picture, title, time, place and price. The whole row can
 * be pressed.
 */
export function EventRow({ event, isBrief = false }: EventRowProps): ReactNode {
  const { title, href, when, excerpt, picture, lang } = event;
  if (isBrief) return <BriefRow event={event} />;
  return (
    <InLanguage lang={lang}>
      <article className={classNames(styles.row, pressable.pressable)}>
        <div className={classNames(styles.media, pressable.picture, picture === undefined && styles.bare)}>
          {picture === undefined ? null : (
            <Picture picture={picture} sizes={sizesInBox(pictureSizes, picture, 1)} />
          )}
          <DateBadge when={when} />
        </div>
        <div>
          <Title level={3} text={title} href={href} className={classNames(styles.title, pressable.title)} />
          <Words className={styles.excerpt} text={excerpt} />
        </div>
        <RowFacts event={event} />
      </article>
    </InLanguage>
  );
}

function BriefRow({ event }: { readonly event: EventSummary }): ReactNode {
  const { title, href, lang } = event;
  return (
    <InLanguage lang={lang}>
      <article className={classNames(styles.brief, pressable.pressable)}>
        <Title level={3} text={title} href={href} className={classNames(styles.title, pressable.title)} />
        <RowFacts event={event} />
      </article>
    </InLanguage>
  );
}

function RowFacts({ event }: { readonly event: EventSummary }): ReactNode {
  const { when, venue, repeats } = event;
  return (
    <p className={styles.facts}>
      <time dateTime={when.start} data-clock="row">
        {when.short}
      </time>
      <span data-clock="time">{when.time ?? eventClockWords.allDay}</span>
      {repeats === undefined ? null : <span>{repeats}</span>}
      <Words as="span" text={venue} />
      <EventTags event={event} />
    </p>
  );
}
