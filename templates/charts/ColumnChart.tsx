import type { ReactNode } from 'react';
import { chartsWords } from '../../words/site/charts-words.ts';
import { staticList } from '../components/static-list.ts';
import styles from './Charts.module.css';
import { type Bar, type Chart, round, writeNumber, writeValue } from './chart-data.ts';
import { Drawing, Name } from './Drawing.tsx';

const width = 360;
const height = 220;
/** Space above the columns for numbers, below them for names. */
const top = 24;
const bottom = 30;
/** The approximate width of a letter. */
const letter = 10;

/** More columns, such as the hours of a day, have names at some of them and the largest number. */
const mostNamed = 12;
const most = 60;
/** The longest name of one of many. */
const shortName = 6;

/** Renders values side by side, such as days or seasons, with numbers on the columns. */
export function ColumnChart({ chart: { title, unit, bars } }: { readonly chart: Chart }): ReactNode {
  const band = width / bars.length;
  const thickness = round(Math.min(band * 0.62, 56));
  const largest = Math.max(...bars.map(({ value }) => value));
  const base = height - bottom;
  const isDense = bars.length > mostNamed;
  const every = isDense ? Math.ceil((shortName * letter) / band) : 1;
  const largestAt = bars.findIndex(({ value }) => value === largest);
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
            {isDense && index !== largestAt ? null : (
              <text className={styles.number} x={middle} y={round(base - length - 7)} textAnchor="middle">
                {writeNumber(value)}
              </text>
            )}
            {index % every > 0 ? null : <Name x={middle} y={height - 8} name={label} />}
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
  const fits = ({ label, value }: Bar) =>
    bars.length > mostNamed
      ? label.length <= shortName
      : label.length <= room && writeNumber(value).length <= room;
  return (
    bars.length <= most &&
    bars.some(({ value }) => value > 0) &&
    bars.every((bar) => bar.value >= 0 && fits(bar))
  );
}

function describe(bars: readonly Bar[], unit: string | undefined): string {
  const sorted = bars.toSorted((a, b) => b.value - a.value);
  const [most, least] = [sorted.at(0), sorted.at(-1)];
  if (most === undefined || least === undefined) return '';
  return chartsWords.extremes({
    most: most.label,
    mostValue: writeValue(most.value, unit),
    least: least.label,
    leastValue: writeValue(least.value, unit),
  });
}
