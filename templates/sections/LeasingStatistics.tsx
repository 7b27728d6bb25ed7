import type { ReactNode } from 'react';
import { ActionLink } from '../components/ActionLink.tsx';
import { each } from '../components/each.ts';
import { FigureList } from '../components/FigureList.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { isBlank, Title } from '../components/Title.tsx';
import type { NamedLink } from '../types.ts';
import styles from './LeasingStatistics.module.css';

export interface LeasingStatisticsProps {
  readonly heading?: string;
  readonly text?: string;
  readonly figures: readonly Figure[];
  readonly charts: readonly Chart[];
  readonly contact?: NamedLink;
}
/** "34,000 m²" and what it counts. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}
/** A bar chart: values share one unit; drawn as SVG with the numbers written out. */
export interface Chart {
  readonly title: string;
  readonly unit?: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** What a tenant wants to know of the pier, in figures and in bars. */
export function LeasingStatistics(props: LeasingStatisticsProps): ReactNode {
  const { heading, text, figures, charts, contact } = props;
  if (figures.length === 0 && charts.length === 0 && contact === undefined) return null;
  return (
    <Section heading={heading} text={text} tone="field">
      <FigureList figures={figures} />
      {charts.length === 0 ? null : (
        <div className={styles.charts}>
          {each(charts, (chart) => (
            <BarChart chart={chart} level={levelInside(heading)} />
          ))}
        </div>
      )}
      {contact === undefined ? null : <ActionLink link={contact} />}
    </Section>
  );
}

/** The numbers stand beside the bars, so the bars are for the eye alone. */
function BarChart({ chart, level }: { readonly chart: Chart; readonly level: 2 | 3 }): ReactNode {
  if (chart.bars.length === 0) return null;
  const largest = Math.max(...chart.bars.map((bar) => bar.value), 0);
  return (
    <div>
      <Title level={level} text={chart.title} className={styles.title} />
      <dl>
        {each(chart.bars, ({ label, value }) => (
          <div className={styles.bar}>
            <dt>{label}</dt>
            <dd>
              {written.format(value)}
              {isBlank(chart.unit) ? null : ` ${chart.unit}`}
            </dd>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="4" className={styles.track} />
              <rect width={share(value, largest)} height="4" className={styles.value} />
            </svg>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The words of the templates are English, and so are their numbers, on whatever machine they are written. */
const written = new Intl.NumberFormat('en-US');

/** The length of a bar, 0 to 100, to two decimals. */
function share(value: number, largest: number): number {
  return largest <= 0 ? 0 : Math.round((Math.max(value, 0) / largest) * 10_000) / 100;
}
