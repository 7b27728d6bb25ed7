import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { ExperienceCard } from '../components/ExperienceCard.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { ExperienceSummary, NamedLink } from '../types.ts';

export interface ExperienceGridProps {
  readonly heading?: string;
  readonly experiences: readonly ExperienceSummary[];
  readonly more?: NamedLink;
}

export function ExperienceGrid({ heading, experiences, more }: ExperienceGridProps): ReactNode {
  if (experiences.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section heading={heading} more={more}>
      <CardGrid
        items={experiences}
        look="mosaic"
        render={(experience, index) => (
          <ExperienceCard experience={experience} level={level} index={index} count={experiences.length} />
        )}
      />
    </Section>
  );
}
