import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { EventCard } from '../components/EventCard.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { useEnhancement } from '../components/use-enhancement.ts';
import type { EventSummary, NamedLink } from '../types.ts';

export interface EventGridProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly events: readonly EventSummary[];
  readonly more?: NamedLink;
  /** Leads to all events, where these are only the first ones. */
  readonly rest?: NamedLink;
}

export function EventGrid({ heading, anchor, events, more, rest }: EventGridProps): ReactNode {
  const mark = useEnhancement('clock', 'load');
  if (events.length === 0) return null;
  const isDated = events.some(({ times }) => times !== undefined);
  const level = levelInside(heading);
  return (
    <Section id={anchor} heading={heading} more={more ?? rest}>
      <CardGrid
        items={events}
        render={(event) => <EventCard event={event} level={level} />}
        {...(isDated && { mark })}
      />
      <ListEnd link={rest} />
    </Section>
  );
}
