import type { ReactNode } from 'react';
import type { ExperienceSummary } from '../types.ts';
import { Card } from './Card.tsx';
import { tileSizes } from './tile-sizes.ts';

interface ExperienceCardProps {
  readonly experience: ExperienceSummary;
  readonly level: 2 | 3;
  /** Its place in the mosaic. */
  readonly index: number;
  readonly count: number;
}

/** Renders an experience as a large picture with its name on it. */
export function ExperienceCard({ experience, level, index, count }: ExperienceCardProps): ReactNode {
  return <Card {...experience} level={level} look="tile" sizes={tileSizes(index, count)} />;
}
