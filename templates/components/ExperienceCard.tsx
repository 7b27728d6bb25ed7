import type { ReactNode } from 'react';
import type { ExperienceSummary } from '../types.ts';
import { Card } from './Card.tsx';

interface ExperienceCardProps {
  readonly experience: ExperienceSummary;
  readonly level: 2 | 3;
}

/** An experience as a large picture with its name on it. */
export function ExperienceCard({ experience, level }: ExperienceCardProps): ReactNode {
  return <Card {...experience} level={level} look="tile" />;
}
