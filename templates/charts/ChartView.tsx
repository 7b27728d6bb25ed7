import type { ReactNode } from 'react';
import { isBlank, Title, type TitleLevel } from '../components/Title.tsx';
import { BarChart } from './BarChart.tsx';
import styles from './Charts.module.css';
import { ColumnChart, fitsColumns } from './ColumnChart.tsx';
import type { Chart, ChartType } from './chart-data.ts';
import { DonutChart, fitsDonut } from './DonutChart.tsx';
import { fitsLine, LineChart } from './LineChart.tsx';
import { NumbersTable } from './NumbersTable.tsx';

/**
 * A chart below its title, drawn as SVG when the page is made. It is named and described for those who do not see it, its
 * numbers can be read as a table, and no part of it is told by colour alone. Nothing without values.
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
      {isBlank(source) ? null : <p className={styles.source}>{source}</p>}
      {/* Bars have every number in words beside them. */}
      {type === 'bars' ? null : <NumbersTable chart={chart} />}
    </div>
  );
}

const drawings = { bars: BarChart, columns: ColumnChart, line: LineChart, donut: DonutChart } as const;

/**
 * The type that the editor chose, where the values suit it; bars suit all.
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
