import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { LocationCard } from '../components/LocationCard.tsx';
import { PlaceIndex } from '../components/PlaceIndex.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { LocationSummary, NamedLink } from '../types.ts';

export interface LocationGridProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly locations: readonly LocationSummary[];
  /** In place of cards: lines with a picture at the side, or a menu board. */
  readonly look?: 'index' | 'menu';
  readonly more?: NamedLink;
  /** Leads to all places, where these are only the first ones. */
  readonly rest?: NamedLink;
}

export function LocationGrid({ heading, anchor, locations, look, more, rest }: LocationGridProps): ReactNode {
  if (locations.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section id={anchor} heading={heading} more={more ?? rest} tone={look === 'menu' ? 'field' : 'paper'}>
      {look === undefined ? (
        <CardGrid
          items={locations}
          render={(location) => <LocationCard location={location} level={level} />}
        />
      ) : (
        <PlaceIndex locations={locations} level={level} look={look} />
      )}
      <ListEnd link={rest} />
    </Section>
  );
}
