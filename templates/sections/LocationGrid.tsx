import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { LocationCard } from '../components/LocationCard.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { LocationSummary, NamedLink } from '../types.ts';

export interface LocationGridProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly locations: readonly LocationSummary[];
  readonly more?: NamedLink;
  /** Leads to all places, where these are only the first ones. */
  readonly rest?: NamedLink;
}

export function LocationGrid({ heading, anchor, locations, more, rest }: LocationGridProps): ReactNode {
  if (locations.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section id={anchor} heading={heading} more={more ?? rest}>
      <CardGrid items={locations} render={(location) => <LocationCard location={location} level={level} />} />
      <ListEnd link={rest} />
    </Section>
  );
}
