import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { LocationCard } from '../components/LocationCard.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { LocationSummary, NamedLink } from '../types.ts';

export interface LocationGridProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly locations: readonly LocationSummary[];
  readonly more?: NamedLink;
}

export function LocationGrid({ heading, anchor, locations, more }: LocationGridProps): ReactNode {
  if (locations.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section id={anchor} heading={heading} more={more}>
      <CardGrid items={locations} render={(location) => <LocationCard location={location} level={level} />} />
    </Section>
  );
}
