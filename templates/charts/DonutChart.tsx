import type { ReactNode, SVGAttributes } from 'react';
import { chartsWords } from '../../words/site/charts-words.ts';
import { classNames } from '../components/class-names.ts';
import { staticList } from '../components/static-list.ts';
import { Words } from '../components/Words.tsx';
import { Amount } from './Amount.tsx';
import charts from './Charts.module.css';
import { type Bar, type Chart, round, sharesOf } from './chart-data.ts';
import styles from './DonutChart.module.css';
import { Drawing } from './Drawing.tsx';

const size = 220;
const centre = size / 2;
const ring = 60;
const labels = 84;
/** Percent of the ring between two parts. */
const gap = 0.8;
/** Charts.module.css has as many tones. */
const mostParts = 6;

/**
 * Renders the parts of a whole, largest first. The list beside the ring repeats each share: no
 * colour has to be matched.
 */
export function DonutChart({ chart: { title, unit, bars } }: { readonly chart: Chart }): ReactNode {
  const parts = withStarts(sharesOf(bars.filter(({ value }) => value > 0)));
  const description = parts
    .map(({ label, percent }) => `${label} ${chartsWords.percent({ percent })}`)
    .join(', ');
  return (
    <div className={styles.donut}>
      <Drawing title={title} description={`${description}.`} width={size} height={size}>
        {staticList(parts, ({ percent, start }, index) => (
          <>
            <circle
              className={classNames(styles.part, styles[`part${index + 1}`])}
              cx={centre}
              cy={centre}
              r={ring}
              pathLength={100}
              strokeDasharray={`${Math.max(percent - gap, 0.4)} 100`}
              strokeDashoffset={-start}
              transform={`rotate(-90 ${centre} ${centre})`}
            />
            {percent < 4 ? null : (
              <text className={charts.number} {...labelAt(start + percent / 2)}>
                {chartsWords.percent({ percent })}
              </text>
            )}
          </>
        ))}
      </Drawing>
      <ul className={styles.legend}>
        {staticList(parts, ({ label, value, percent }, index) => (
          <li>
            <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <circle className={styles[`key${index + 1}`]} cx="5" cy="5" r="5" />
            </svg>
            <Words as="span" text={label} />
            <span>
              <strong>{chartsWords.percent({ percent })}</strong> <Amount value={value} unit={unit} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns true for a whole of few parts. */
export function fitsDonut(bars: readonly Bar[]): boolean {
  const parts = bars.filter(({ value }) => value > 0);
  return parts.length > 1 && parts.length <= mostParts && bars.every(({ value }) => value >= 0);
}

interface Part extends Bar {
  readonly percent: number;
  /** Percent of the ring before it, clockwise from the top. */
  readonly start: number;
}

function withStarts(shares: readonly (Bar & { readonly percent: number })[]): readonly Part[] {
  let start = 0;
  return shares.map((share) => {
    const part = { ...share, start };
    start += share.percent;
    return part;
  });
}

/** Places a label outside the ring, at a percentage of the way around it. */
function labelAt(percent: number): Pick<SVGAttributes<SVGTextElement>, 'x' | 'y' | 'textAnchor'> {
  const angle = (percent / 100) * 2 * Math.PI;
  const side = Math.sin(angle);
  return {
    x: round(centre + labels * side),
    y: round(centre - labels * Math.cos(angle) + 5),
    textAnchor: Math.abs(side) < 0.3 ? 'middle' : side > 0 ? 'start' : 'end',
  };
}
