import type { ReactNode } from 'react';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import type { ArtSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ArtListPageProps extends StandardPageProps {
  readonly artworks: readonly ArtSummary[];
}

export function ArtListPage({ artworks, ...page }: ArtListPageProps): ReactNode {
  return (
    <PageFrame {...page}>
      <ArtGrid artworks={artworks} />
    </PageFrame>
  );
}
