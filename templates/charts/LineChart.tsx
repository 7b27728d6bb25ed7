import type { ReactNode } from 'react';
import { chartsWords } from '../../words/site/charts-words.ts';
import { staticList } from '../components/static-list.ts';
import styles from './Charts.module.css';
import { axisEnd, type Bar, type Chart, round, writeNumber, writeValue } from './chart-data.ts';
import { Drawing, Name } from './Drawing.tsx';

const width = 360;
const height = 220;
const [left, right, top, base] = [58, 336, 16, 190];
/** The least distance between names below the axis, and that of a letter of a long name. */
const nameWidth = 62;
const letter = 10;
const longestName = 10;

/**
 * Renders the change of a value over the years. The axis begins at 0; the first and the last value
 * are labelled.
 */
export function LineChart({ chart: { title, unit, bars } }: { readonly chart: Chart }): ReactNode {
  const end = axisEnd(bars.map(({ value }) => value));
  const points = bars.map((bar, index) => ({
    ...bar,
    x: round(left + ((right - left) * index) / (bars.length - 1)),
    y: round(base - ((base - top) * bar.value) / end),
  }));
  const room = Math.max(nameWidth, letter * Math.max(...bars.map(({ label }) => label.length)));
  const every = Math.ceil(((bars.length - 1) * room) / (right - left));
  const last = points.at(-1);
  // A line that comes from above would cross a number above its end.
  const isFalling = points.some(({ x, y }, index) => {
    const isBeside = (points[index + 1]?.x ?? 0) > right - letter * writeNumber(last?.value ?? 0).length;
    return isBeside && last !== undefined && x < last.x && y < last.y - 8;
  });
  return (
    <Drawing title={title} description={describe(bars, unit)} width={width} height={height}>
      {staticList([0, end / 2, end], (mark) => {
        const y = round(base - ((base - top) * mark) / end);
        return (
          <>
            <line className={styles.axis} x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 8} y={y + 5} textAnchor="end">
              {writeNumber(mark)}
            </text>
          </>
        );
      })}
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {staticList(points, ({ x, y, label, value }, index) => {
        // Counted from the last, which matters most.
        const isNamed = (points.length - 1 - index) % every === 0;
        const isLast = index === points.length - 1;
        return (
          <>
            <circle className={styles.dot} cx={x} cy={y} r={isLast ? 5 : 3.5} />
            {isNamed ? <Name x={x} y={height - 8} name={label} /> : null}
            {isLast ? (
              <text
                className={styles.number}
                x={x}
                y={round(isFalling && y < base - 26 ? y + 22 : y - 11)}
                textAnchor="end"
              >
                {writeNumber(value)}
              </text>
            ) : null}
          </>
        );
      })}
    </Drawing>
  );
}

/** Returns true for a visible change, with names short enough for the axis. */
export function fitsLine(bars: readonly Bar[]): boolean {
  return bars.length > 2 && bars.every(({ label, value }) => value >= 0 && label.length <= longestName);
}

function describe(bars: readonly Bar[], unit: string | undefined): string {
  const [first, last] = [bars.at(0), bars.at(-1)];
  if (first === undefined || last === undefined) return '';
  return chartsWords.change({
    firstValue: writeValue(first.value, unit),
    first: first.label,
    lastValue: writeValue(last.value, unit),
    last: last.label,
  });
}
