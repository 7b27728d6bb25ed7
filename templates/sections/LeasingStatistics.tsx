import type { ReactNode } from 'react';
import { ChartView } from '../charts/ChartView.tsx';
import type { Chart } from '../charts/chart-data.ts';
import { ActionRow } from '../components/ActionLink.tsx';
import { FigureList } from '../components/FigureList.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import { isBlank } from '../components/Title.tsx';
import type { NamedLink } from '../types.ts';
import { type FreeSpace, FreeSpaces } from './FreeSpaces.tsx';
import styles from './LeasingStatistics.module.css';

export interface LeasingStatisticsProps {
  readonly heading?: string;
  readonly text?: string;
  readonly figures: readonly Figure[];
  readonly charts: readonly Chart[];
  /** Spaces to let at present. */
  readonly spaces?: readonly FreeSpace[];
  readonly contact?: NamedLink;
  /** Calls the pier, beside the contact. */
  readonly call?: NamedLink;
}
/** "34,000 m²" and its meaning. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/** Renders facts of the pier for tenants: figures, free spaces and whom to ask, then charts. */
export function LeasingStatistics(props: LeasingStatisticsProps): ReactNode {
  const { heading, text, figures, spaces = [], contact, call } = props;
  const charts = props.charts.filter(({ bars }) => bars.length > 0);
  const isEmpty = figures.length + charts.length + spaces.length === 0 && contact === undefined;
  if (isEmpty && isBlank(text)) return null;
  const level = levelInside(heading);
  return (
    <Section heading={heading} text={text} tone="field">
      {isEmpty ? null : (
        <div className={styles.parts}>
          <FigureList figures={figures} />
          <FreeSpaces spaces={spaces} level={level} />
          {contact === undefined ? null : (
            <ActionRow links={[contact, ...(call === undefined ? [] : [call])]} />
          )}
          {charts.length === 0 ? null : (
            <div className={styles.charts}>
              {staticList(charts, (chart) => (
                <ChartView chart={chart} level={level} />
              ))}
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
