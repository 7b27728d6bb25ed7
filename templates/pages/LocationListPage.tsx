import type { ReactNode } from 'react';
import { type ListPager, ListPagerLinks } from '../components/ListPager.tsx';
import { EntryFlow, PageFrame } from '../components/PageFrame.tsx';
import { PlaceDirectory } from '../components/PlaceDirectory.tsx';
import type { Plan } from '../components/PlanMap.tsx';
import type { NumberedPlace } from '../components/place-groups.ts';
import { Section } from '../components/Section.tsx';
import { splitOpening } from '../components/split-opening.ts';
import type { EntryLabel } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface LocationListPageProps extends StandardPageProps {
  readonly places: readonly NumberedPlace[];
  /** The kinds of places, in the order for visitors. */
  readonly kinds: readonly EntryLabel[];
  readonly map?: Plan;
  /** Where the places are too many for one page. */
  readonly pager?: ListPager;
}

/**
 * Renders a directory of the pier, with its map beside it, and no picture of its own. The words of
 * the editor follow it.
 */
export function LocationListPage(props: LocationListPageProps): ReactNode {
  const { places, kinds, map, pager, nodes, ...page } = props;
  const { above, below } = splitOpening(nodes);
  return (
    <PageFrame {...page} nodes={above}>
      {places.length === 0 ? null : (
        <Section>
          <PlaceDirectory places={places} kinds={kinds} plan={map} position={pager?.position} />
          <ListPagerLinks pager={pager} keepsChoice />
        </Section>
      )}
      <EntryFlow nodes={below} language={page.language} />
    </PageFrame>
  );
}
