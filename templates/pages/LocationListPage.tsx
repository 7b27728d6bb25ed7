import type { ReactNode } from 'react';
import { PageFrame } from '../components/PageFrame.tsx';
import { PlaceDirectory } from '../components/PlaceDirectory.tsx';
import type { Plan } from '../components/PlanMap.tsx';
import { Section } from '../components/Section.tsx';
import type { LocationSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface LocationListPageProps extends StandardPageProps {
  readonly locations: readonly LocationSummary[];
  /** The kinds of places, in the order for visitors. */
  readonly kinds: readonly string[];
  readonly map?: Plan;
}

/** Renders a directory of the pier, with its map beside it, and no picture of its own. */
export function LocationListPage({ locations, kinds, map, ...page }: LocationListPageProps): ReactNode {
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
