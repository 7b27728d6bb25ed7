import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { LocationCard } from '../components/LocationCard.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Section } from '../components/Section.tsx';
import type { PierMapProps } from '../sections/PierMap.tsx';
import { PierMap } from '../sections/PierMap.tsx';
import type { LocationSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface LocationListPageProps extends StandardPageProps {
  readonly locations: readonly LocationSummary[];
  readonly map?: PierMapProps;
}

export function LocationListPage({ locations, map, ...page }: LocationListPageProps): ReactNode {
  return (
    <PageFrame {...page}>
      {map === undefined ? null : <PierMap {...map} />}
      {locations.length === 0 ? null : (
        <Section>
          <CardGrid items={locations} render={(location) => <LocationCard location={location} level={2} />} />
        </Section>
      )}
    </PageFrame>
  );
}
