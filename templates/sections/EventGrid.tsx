import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { EventCard } from '../components/EventCard.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { EventSummary, NamedLink } from '../types.ts';

export interface EventGridProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly events: readonly EventSummary[];
  readonly more?: NamedLink;
}

export function EventGrid({ heading, anchor, events, more }: EventGridProps): ReactNode {
  if (events.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section id={anchor} heading={heading} more={more}>
      <CardGrid items={events} render={(event) => <EventCard event={event} level={level} />} />
    </Section>
  );
}
