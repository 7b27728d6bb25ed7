import type { ReactNode } from 'react';
import { staticList } from '../components/static-list.ts';
import { Words } from '../components/Words.tsx';
import styles from './Charts.module.css';
import { axisEnd, type Bar, round, writeNumber } from './chart-data.ts';

const width = 120;
const height = 36;

/**
 * Renders a small row of columns: the trend of a value, with its first and last as text. Renders
 * nothing for fewer than two.
 */
export function TrendLine({ values }: { readonly values: readonly Bar[] }): ReactNode {
  const [first, last] = [values.at(0), values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const end = axisEnd(values.map(({ value }) => value));
  const band = width / values.length;
  return (
    <>
      <svg className={styles.trend} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {staticList(values, ({ value }, index) => {
          const length = round(Math.max((Math.max(value, 0) / end) * height, 1.5));
          return (
            <rect
              x={round(band * index + 1)}
              y={round(height - length)}
              width={round(band - 2)}
              height={length}
              rx="1.5"
            />
          );
        })}
      </svg>
      <span className={styles.ends}>
        <span>
          <Words as="span" text={first.label} />: {writeNumber(first.value)}
        </span>
        <span>
          <Words as="span" text={last.label} />: {writeNumber(last.value)}
        </span>
      </span>
    </>
  );
}
