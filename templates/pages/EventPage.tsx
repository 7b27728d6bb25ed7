import type { ReactNode } from 'react';
import { ActionLink } from '../components/ActionLink.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { isBlank } from '../components/Title.tsx';
import { EventGrid } from '../sections/EventGrid.tsx';
import type { EventSummary, Href, When } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface EventPageProps extends StandardPageProps {
  readonly when?: When;
  readonly isPast: boolean;
  readonly venue?: string;
  readonly eventUrl?: Href;
  readonly calendarHref?: Href;
  readonly related: readonly EventSummary[];
}

export function EventPage(props: EventPageProps): ReactNode {
  const { title, picture, nodes, when, isPast, related } = props;
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      kicker={isPast ? 'This event is over' : when?.short}
      aside={hasFacts(props) ? <EventFacts {...props} /> : null}
    >
      <EventGrid heading="More events" events={related} />
    </PageFrame>
  );
}

function hasFacts({ when, venue, eventUrl, calendarHref }: EventPageProps): boolean {
  return when !== undefined || !isBlank(venue) || eventUrl !== undefined || calendarHref !== undefined;
}

function EventFacts({ when, isPast, venue, eventUrl, calendarHref }: EventPageProps): ReactNode {
  return (
    <Facts
      facts={[
        ...(when === undefined
          ? []
          : [{ name: 'When', value: <time dateTime={when.start}>{when.label}</time> }]),
        ...(isBlank(venue) ? [] : [{ name: 'Where', value: venue }]),
      ]}
    >
      {eventUrl === undefined ? null : (
        <ActionLink link={{ label: isPast ? 'About the event' : 'Tickets and details', href: eventUrl }} />
      )}
      {isPast || calendarHref === undefined ? null : (
        <ActionLink
          link={{ label: 'Add to calendar', href: calendarHref }}
          look="quiet"
          icon="calendar"
          isDownload
        />
      )}
    </Facts>
  );
}
