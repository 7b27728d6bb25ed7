import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { ExperienceCard } from '../components/ExperienceCard.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { ExperienceSummary } from '../types.ts';

export interface ExperienceGridProps {
  readonly heading?: string;
  readonly experiences: readonly ExperienceSummary[];
}

export function ExperienceGrid({ heading, experiences }: ExperienceGridProps): ReactNode {
  if (experiences.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section heading={heading}>
      <CardGrid
        items={experiences}
        look="mosaic"
        render={(experience) => <ExperienceCard experience={experience} level={level} />}
      />
    </Section>
  );
}
