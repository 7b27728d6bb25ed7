import type { ReactNode } from 'react';
import { FigureList } from '../components/FigureList.tsx';
import { Section } from '../components/Section.tsx';

export interface SustainabilityProps {
  readonly heading?: string;
  readonly text?: string;
  readonly figures: readonly SustainabilityFigure[];
}
/** `progress` is the share of the goal reached, 0 to 1. */
export interface SustainabilityFigure {
  readonly value: string;
  readonly label: string;
  readonly progress?: number;
  readonly goal?: string;
}

/** How far the pier has come towards its goals. */
export function Sustainability({ heading, text, figures }: SustainabilityProps): ReactNode {
  if (figures.length === 0 && text === undefined) return null;
  return (
    <Section heading={heading} text={text} tone="sand">
      <FigureList
        figures={figures.map(({ value, label, progress, goal }) => ({ value, label, progress, note: goal }))}
      />
    </Section>
  );
}
