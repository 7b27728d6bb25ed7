import type { ReactNode } from 'react';
import { ArtCard } from '../components/ArtCard.tsx';
import { CardGrid } from '../components/Card.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Section } from '../components/Section.tsx';
import type { ArtSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ArtListPageProps extends StandardPageProps {
  readonly artworks: readonly ArtSummary[];
}

export function ArtListPage({ artworks, ...page }: ArtListPageProps): ReactNode {
  return (
    <PageFrame {...page}>
      {artworks.length === 0 ? null : (
        <Section>
          <CardGrid items={artworks} render={(artwork) => <ArtCard artwork={artwork} />} />
        </Section>
      )}
    </PageFrame>
  );
}
