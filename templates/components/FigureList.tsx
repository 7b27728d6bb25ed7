import type { ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import type { Bar } from '../charts/chart-data.ts';
import { TrendLine } from '../charts/TrendLine.tsx';
import { classNames } from './class-names.ts';
import styles from './FigureList.module.css';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';

interface FigureListProps {
  readonly figures: readonly Figure[];
}

interface Figure {
  readonly value: string;
  readonly unit?: string | undefined;
  readonly label: string;
  readonly note?: string | undefined;
  /** The reached share of a goal: 1 is the goal, and more where it was passed. */
  readonly progress?: number | undefined;
  /** The trend of the value, oldest first. */
  readonly trend?: readonly Bar[] | undefined;
  readonly source?: string | undefined;
}

/** Too long for a column of large letters. */
const longest = /\S{9}/;

/** Renders large numbers with their names, and a progress bar for goals. */
export function FigureList({ figures }: FigureListProps): ReactNode {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {staticList(figures, ({ value, unit, label, note, progress, trend = [], source }) => (
        <div className={styles.figure}>
          <dt>{label}</dt>
          <dd className={classNames(styles.value, longest.test(value) && styles.long)}>
            {value}
            {isBlank(unit) ? null : <span className={styles.unit}>{` ${unit}`}</span>}
          </dd>
          {progress === undefined ? null : (
            <dd>
              <progress
                className={styles.progress}
                value={Math.min(progress, 1)}
                max={1}
                aria-label={sectionsWords.progress({ label })}
              />
            </dd>
          )}
          {progress === undefined || progress <= 1 ? null : (
            <dd className={styles.note}>
              {sectionsWords.goalPassed({ percent: Math.round(progress * 100) })}
            </dd>
          )}
          {trend.length < 2 ? null : (
            <dd>
              <TrendLine values={trend} />
            </dd>
          )}
          {isBlank(note) ? null : <dd className={styles.note}>{note}</dd>}
          {isBlank(source) ? null : <dd className={styles.note}>{sectionsWords.source({ source })}</dd>}
        </div>
      ))}
    </dl>
  );
}
