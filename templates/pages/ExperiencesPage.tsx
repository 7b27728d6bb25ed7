import type { ReactNode } from 'react';
import { type ListPager, PagerSection } from '../components/ListPager.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { ExperienceGrid } from '../sections/ExperienceGrid.tsx';
import type { ExperienceSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ExperiencesPageProps extends StandardPageProps {
  readonly experiences: readonly ExperienceSummary[];
  /** Where they are too many for one page. */
  readonly pager?: ListPager;
}

/** Renders all experiences, unless the editor has already put them on the page. */
export function ExperiencesPage({ experiences, pager, ...page }: ExperiencesPageProps): ReactNode {
  const hasGrid = page.nodes.some(({ block }) => block === 'pier/experience-grid');
  return (
    <PageFrame {...page}>
      {hasGrid ? null : <ExperienceGrid experiences={experiences} />}
      <PagerSection pager={pager} />
    </PageFrame>
  );
}
