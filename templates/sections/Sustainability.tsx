import type { ReactNode } from 'react';
import type { Bar } from '../charts/chart-data.ts';
import { FigureList } from '../components/FigureList.tsx';
import { Section } from '../components/Section.tsx';
import { Source } from '../components/Source.tsx';
import { isBlank } from '../components/Title.tsx';
import styles from './Sustainability.module.css';

export interface SustainabilityProps {
  readonly heading?: string;
  readonly text?: string;
  readonly figures: readonly SustainabilityFigure[];
  /** Who measured it, and when. */
  readonly source?: string;
}
/**
 * `progress` is the reached share of the goal, 1 is all of it; `trend` is the change of the value, oldest
 * first.
 */
export interface SustainabilityFigure {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
  readonly progress?: number;
  readonly goal?: string;
  readonly trend?: readonly Bar[];
  readonly source?: string;
}

/** Renders the pier's progress towards its goals. */
export function Sustainability({ heading, text, figures, source }: SustainabilityProps): ReactNode {
  if (figures.length === 0 && isBlank(text)) return null;
  return (
    <Section heading={heading} text={text} tone="sand">
      <FigureList figures={figures} />
      <Source source={source} className={styles.source} />
    </Section>
  );
}
