import type { ReactNode } from 'react';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { type ListPager, PagerSection } from '../components/ListPager.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import type { ArtSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ArtListPageProps extends StandardPageProps {
  readonly artworks: readonly ArtSummary[];
  /** Where the works are too many for one page. */
  readonly pager?: ListPager;
}

export function ArtListPage({ artworks, pager, ...page }: ArtListPageProps): ReactNode {
  return (
    <PageFrame {...page}>
      <ArtGrid artworks={artworks} />
      <PagerSection pager={pager} />
    </PageFrame>
  );
}
