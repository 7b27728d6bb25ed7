import type { ReactNode } from 'react';
import { ActionLink } from '../components/ActionLink.tsx';
import type { CalendarMonth } from '../components/EventCalendar.tsx';
import { type EventGroup, EventProgramme } from '../components/EventProgramme.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { PastEvents } from '../components/PastEvents.tsx';
import { Section } from '../components/Section.tsx';
import type { EventSummary, Href } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

/** Upcoming events, soonest first, in groups and by months, and past ones, latest first. */
export interface EventListPageProps extends StandardPageProps {
  readonly groups: readonly EventGroup[];
  readonly months: readonly CalendarMonth[];
  readonly past: readonly EventSummary[];
  readonly calendarHref: Href;
}

export function EventListPage({
  groups,
  months,
  past,
  calendarHref,
  ...page
}: EventListPageProps): ReactNode {
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
        <EventProgramme groups={groups} months={months} />
      </Section>
      <PastEvents events={past} />
    </PageFrame>
  );
}
