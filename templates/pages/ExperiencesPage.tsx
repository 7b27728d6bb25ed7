import type { ReactNode } from 'react';
import { PageFrame } from '../components/PageFrame.tsx';
import { ExperienceGrid } from '../sections/ExperienceGrid.tsx';
import type { ExperienceSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ExperiencesPageProps extends StandardPageProps {
  readonly experiences: readonly ExperienceSummary[];
}

export function ExperiencesPage({ experiences, ...page }: ExperiencesPageProps): ReactNode {
  return (
    <PageFrame {...page}>
      <ExperienceGrid experiences={experiences} />
    </PageFrame>
  );
}
