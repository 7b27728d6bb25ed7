import type { ReactNode } from 'react';
import { EventFacts, type EventFactsProps } from '../components/EventFacts.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { EventGrid } from '../sections/EventGrid.tsx';
import type { EventSummary, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface EventPageProps extends StandardPageProps, EventFactsProps {
  readonly isRunning?: true;
  readonly related: readonly EventSummary[];
  /** The page of all events. */
  readonly more: NamedLink;
}

export function EventPage(props: EventPageProps): ReactNode {
  const { title, picture, nodes, when, isPast, isRunning, related, more } = props;
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      kicker={isPast ? 'This event is over' : isRunning ? 'On now' : when?.short}
      aside={<EventFacts {...props} />}
    >
      <EventGrid heading={isPast ? 'Coming up' : 'More events'} events={related} more={more} />
    </PageFrame>
  );
}
