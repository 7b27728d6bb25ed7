import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { ExperienceCard } from '../components/ExperienceCard.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { ExperienceSummary, NamedLink } from '../types.ts';

export interface ExperienceGridProps {
  readonly heading?: string;
  readonly experiences: readonly ExperienceSummary[];
  readonly more?: NamedLink;
  /** Leads to all experiences, where these are only the first ones. */
  readonly rest?: NamedLink;
}

export function ExperienceGrid({ heading, experiences, more, rest }: ExperienceGridProps): ReactNode {
  if (experiences.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section heading={heading} more={more ?? rest}>
      <CardGrid
        items={experiences}
        look="mosaic"
        render={(experience, index) => (
          <ExperienceCard experience={experience} level={level} index={index} count={experiences.length} />
        )}
      />
      <ListEnd link={rest} />
    </Section>
  );
}
