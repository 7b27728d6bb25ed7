import type { ReactNode } from 'react';
import { Title, type TitleLevel } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
import { BarChart } from './BarChart.tsx';
import styles from './Charts.module.css';
import { ColumnChart, fitsColumns } from './ColumnChart.tsx';
import type { Chart, ChartType } from './chart-data.ts';
import { DonutChart, fitsDonut } from './DonutChart.tsx';
import { fitsLine, LineChart } from './LineChart.tsx';
import { NumbersTable } from './NumbersTable.tsx';

/**
 * Renders a chart below its title, as SVG in the html. It has a name and a description for screen
 * readers, a table of its numbers, and no information by colour alone. Renders nothing without
 * values.
 */
export function ChartView({
  chart,
  level,
}: {
  readonly chart: Chart;
  readonly level: TitleLevel;
}): ReactNode {
  const { title, source, bars } = chart;
  if (bars.length === 0) return null;
  const type = readableType(chart);
  const Drawing = drawings[type];
  return (
    <div className={styles.chart}>
      <Title level={level} text={title} className={styles.title} />
      <Drawing chart={chart} />
      <Words className={styles.source} text={source} />
      {/* Bars have every number as text beside them. */}
      {type === 'bars' ? null : <NumbersTable chart={chart} />}
    </div>
  );
}

const drawings = { bars: BarChart, columns: ColumnChart, line: LineChart, donut: DonutChart } as const;

/**
 * Returns the editor's type of chart if it suits the values, otherwise bars.
 * @internal
 */
export function readableType({ type = 'bars', bars }: Pick<Chart, 'type' | 'bars'>): ChartType {
  return fits[type](bars) ? type : 'bars';
}

const fits: Readonly<Record<ChartType, (bars: Chart['bars']) => boolean>> = {
  bars: () => true,
  columns: fitsColumns,
  line: fitsLine,
  donut: fitsDonut,
};
