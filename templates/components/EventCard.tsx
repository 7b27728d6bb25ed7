import type { ReactNode } from 'react';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import type { EventSummary } from '../types.ts';
import { Card, CardLine } from './Card.tsx';
import { DateBadge } from './DateBadge.tsx';
import { EventTags } from './EventTags.tsx';
import { isOver } from './is-over.ts';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

interface EventCardProps {
  readonly event: EventSummary;
  readonly level: 2 | 3;
}

export function EventCard({ event, level }: EventCardProps): ReactNode {
  const { title, href, when, venue, excerpt, picture, lang, times } = event;
  return (
    <Card
      title={title}
      href={href}
      level={level}
      look="row"
      times={times}
      picture={picture}
      badge={<DateBadge when={when} />}
      excerpt={excerpt}
      lang={lang}
      detail={
        <CardLine>
          {isOver(event) ? `${eventClockWords.over} · ` : null}
          <time dateTime={when.start} data-clock="card">
            {describeWhen(event)}
          </time>
          {isBlank(venue) ? null : (
            <>
              {' · '}
              <Words as="span" text={venue} />
            </>
          )}
          <EventTags event={event} />
        </CardLine>
      }
    />
  );
}

function describeWhen({ when }: EventSummary): string {
  return when.time === undefined ? when.short : `${when.short}, ${when.time}`;
}
