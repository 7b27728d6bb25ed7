import type { ReactNode } from 'react';
import { PageFrame } from '../components/PageFrame.tsx';
import { ExperienceGrid } from '../sections/ExperienceGrid.tsx';
import type { ExperienceSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ExperiencePageProps extends StandardPageProps {
  readonly others: readonly ExperienceSummary[];
}

export function ExperiencePage({ others, ...page }: ExperiencePageProps): ReactNode {
  return (
    <PageFrame {...page}>
      <ExperienceGrid heading="More to do on the pier" experiences={others} />
    </PageFrame>
  );
}
