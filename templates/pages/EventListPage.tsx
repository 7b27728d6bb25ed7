import type { ReactNode } from 'react';
import { ActionLink } from '../components/ActionLink.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { PastEvents } from '../components/PastEvents.tsx';
import { Section } from '../components/Section.tsx';
import { UpcomingEvents } from '../components/UpcomingEvents.tsx';
import type { EventSummary, Href } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

/** Upcoming events soonest first, past ones latest first. `filter` feeds the filter island. */
export interface EventListPageProps extends StandardPageProps {
  readonly upcoming: readonly EventSummary[];
  readonly past: readonly EventSummary[];
  readonly calendarHref: Href;
}

export function EventListPage({ upcoming, past, calendarHref, ...page }: EventListPageProps): ReactNode {
  return (
    <PageFrame
      {...page}
      details={
        <ActionLink
          link={{ label: 'Subscribe to the calendar', href: calendarHref }}
          look="quiet"
          icon="calendar"
        />
      }
    >
      <Section>
        <UpcomingEvents events={upcoming} />
      </Section>
      <PastEvents events={past} />
    </PageFrame>
  );
}
