import type { ReactNode } from 'react';
import { PageFrame } from '../components/PageFrame.tsx';
import { PlaceDirectory } from '../components/PlaceDirectory.tsx';
import type { Plan } from '../components/PlanMap.tsx';
import { Section } from '../components/Section.tsx';
import type { LocationSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface LocationListPageProps extends StandardPageProps {
  readonly locations: readonly LocationSummary[];
  /** The kinds of places there are, in the order that visitors should find them. */
  readonly kinds: readonly string[];
  readonly map?: Plan;
}

/** A directory of the pier, with its map at the side. It has pictures enough: the page's own is for those who share it. */
export function LocationListPage({
  locations,
  kinds,
  map,
  picture: _,
  ...page
}: LocationListPageProps): ReactNode {
  return (
    <PageFrame {...page}>
      {locations.length === 0 ? null : (
        <Section>
          <PlaceDirectory locations={locations} kinds={kinds} plan={map} />
        </Section>
      )}
    </PageFrame>
  );
}
