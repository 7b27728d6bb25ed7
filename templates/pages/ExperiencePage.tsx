import type { ReactNode } from 'react';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { ExperienceGrid } from '../sections/ExperienceGrid.tsx';
import type { ArtSummary, ExperienceSummary, Href, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ExperiencePageProps extends StandardPageProps {
  /** Works to be seen, on the page about art, and the way to all of them. */
  readonly art?: { readonly artworks: readonly ArtSummary[]; readonly more: NamedLink };
  /** Whom the page is for. */
  readonly audience: 'visitors' | 'business';
  /** The other experiences that are for them, and the way to all. */
  readonly others: readonly ExperienceSummary[];
  readonly allExperiences: Href;
}

export function ExperiencePage(props: ExperiencePageProps): ReactNode {
  const { art, audience, others, allExperiences, ...page } = props;
  return (
    <PageFrame {...page}>
      {art === undefined ? null : <ArtGrid heading="Works on the pier" {...art} />}
      <ExperienceGrid
        heading={headings[audience]}
        experiences={others}
        more={{ label: 'All experiences', href: allExperiences }}
      />
    </PageFrame>
  );
}

const headings = { visitors: 'More to do on the pier', business: 'More for tenants and crew' } as const;
