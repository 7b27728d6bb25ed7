import type { ReactNode } from 'react';
import { staticList } from '../components/static-list.ts';
import styles from './Charts.module.css';
import { type Bar, type Chart, round, writeNumber, writeValue } from './chart-data.ts';
import { Drawing } from './Drawing.tsx';

const width = 360;
const height = 220;
/** Space above the columns for numbers, below them for names. */
const top = 24;
const bottom = 30;
/** The approximate width of a letter. */
const letter = 10;

/** Renders few values side by side, such as days or seasons, with numbers on the columns. */
export function ColumnChart({ chart: { title, unit, bars } }: { readonly chart: Chart }): ReactNode {
  const band = width / bars.length;
  const thickness = round(Math.min(band * 0.62, 56));
  const largest = Math.max(...bars.map(({ value }) => value));
  const base = height - bottom;
  return (
    <Drawing title={title} description={describe(bars, unit)} width={width} height={height}>
      {staticList(bars, ({ label, value }, index) => {
        const middle = round(band * (index + 0.5));
        const length = round((value / largest) * (base - top));
        return (
          <>
            <rect
              className={value === largest ? styles.value : styles.lesser}
              x={round(middle - thickness / 2)}
              y={round(base - length)}
              width={thickness}
              height={length}
              rx="3"
            />
            <text className={styles.number} x={middle} y={round(base - length - 7)} textAnchor="middle">
              {writeNumber(value)}
            </text>
            <text x={middle} y={height - 8} textAnchor="middle">
              {label}
            </text>
          </>
        );
      })}
      <line className={styles.axis} x2={width} y1={base} y2={base} />
    </Drawing>
  );
}

/** Returns true when names and numbers have enough room, and no value is negative. */
export function fitsColumns(bars: readonly Bar[]): boolean {
  const room = width / bars.length / letter;
  return (
    bars.some(({ value }) => value > 0) &&
    bars.every(({ label, value }) => value >= 0 && label.length <= room && writeNumber(value).length <= room)
  );
}

function describe(bars: readonly Bar[], unit: string | undefined): string {
  const sorted = bars.toSorted((a, b) => b.value - a.value);
  const [most, least] = [sorted.at(0), sorted.at(-1)];
  if (most === undefined || least === undefined) return '';
  return `Most: ${most.label}, ${writeValue(most.value, unit)}. Least: ${least.label}, ${writeValue(least.value, unit)}.`;
}
