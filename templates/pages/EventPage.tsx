import type { ReactNode } from 'react';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { eventsWords } from '../../words/site/events-words.ts';
import { placesWords } from '../../words/site/places-words.ts';
import { type EntryLine, EntryLines } from '../components/EntryLines.tsx';
import { EventFacts, type EventFactsProps, EventLinks } from '../components/EventFacts.tsx';
import { isOver } from '../components/is-over.ts';
import { PageFrame } from '../components/PageFrame.tsx';
import { type WayHome, WaysHome } from '../components/WaysHome.tsx';
import { WhereOnThePier, type WhereOnThePierProps } from '../components/WhereOnThePier.tsx';
import { EventGrid } from '../sections/EventGrid.tsx';
import type { EventSummary, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface EventPageProps extends StandardPageProps, EventFactsProps {
  readonly webCalendars: readonly NamedLink[];
  readonly share: readonly NamedLink[];
  /** Where it is on the pier, with kitchens that are open around it. */
  readonly where?: WhereOnThePierProps;
  /** Other events that begin on the same day. */
  readonly sameDay?: readonly EntryLine[];
  readonly waysHome?: readonly WayHome[];
  /** The page for visitors. */
  readonly visit?: NamedLink;
  readonly related: readonly EventSummary[];
  /** The page of all events. */
  readonly more: NamedLink;
}

/** Renders an event: when, where and for how much stand beside or above its picture. */
export function EventPage(props: EventPageProps): ReactNode {
  const { title, picture, nodes, language, when, isPast, webCalendars, share, related, more } = props;
  const { state } = props;
  const now = isOver(props) ? eventClockWords.eventOver : when?.short;
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      language={language}
      kicker={
        now === undefined ? (
          state?.label
        ) : (
          <span>
            {state === undefined ? null : `${state.label} · `}
            <span data-clock="page">{now}</span>
          </span>
        )
      }
      details={<EventFacts {...props} />}
      aside={<EventLinks isPast={isPast} webCalendars={webCalendars} share={share} />}
    >
      {props.where === undefined ? null : (
        <WhereOnThePier nearbyHeading={placesWords.eatNearby} {...props.where} />
      )}
      <EntryLines heading={eventsWords.sameDay} lines={props.sameDay ?? []} />
      <WaysHome ways={props.waysHome ?? []} more={props.visit} />
      <EventGrid heading={isPast ? eventsWords.comingUp : eventsWords.more} events={related} more={more} />
    </PageFrame>
  );
}
