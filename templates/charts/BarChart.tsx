import type { ReactNode } from 'react';
import { staticList } from '../components/static-list.ts';
import { Words } from '../components/Words.tsx';
import { Amount } from './Amount.tsx';
import styles from './Charts.module.css';
import { type Chart, round } from './chart-data.ts';

/**
 * Renders values in rows with a bar each. The numbers are beside the bars, which are only visual.
 */
export function BarChart({ chart: { bars, unit } }: { readonly chart: Chart }): ReactNode {
  const largest = Math.max(0, ...bars.map((bar) => bar.value));
  return (
    <dl>
      {staticList(bars, ({ label, value }) => (
        <div className={styles.bar}>
          <Words as="dt" text={label} />
          <dd>
            <Amount value={value} unit={unit} />
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width="100" height="4" className={styles.track} />
              <rect width={share(value, largest)} height="4" className={styles.value} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the length of a bar, 0 to 100. */
function share(value: number, largest: number): number {
  return largest === 0 ? 0 : round((Math.max(value, 0) / largest) * 100);
}
