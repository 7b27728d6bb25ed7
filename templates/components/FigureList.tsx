import type { ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import type { Bar } from '../charts/chart-data.ts';
import { TrendLine } from '../charts/TrendLine.tsx';
import { classNames } from './class-names.ts';
import styles from './FigureList.module.css';
import { Ours } from './InLanguage.tsx';
import { Sentence } from './Sentence.tsx';
import { Source } from './Source.tsx';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

interface FigureListProps {
  readonly figures: readonly Figure[];
}

interface Figure {
  readonly value: string;
  readonly unit?: string | undefined;
  readonly label: string;
  readonly note?: string | undefined;
  readonly goal?: string | undefined;
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
      {staticList(figures, ({ value, unit, label, note, goal, progress, trend = [], source }) => (
        <div className={styles.figure}>
          <Words as="dt" text={label} />
          <dd className={classNames(styles.value, longest.test(value) && styles.long)}>
            <Words as="span" text={value} />
            {isBlank(unit) ? null : ' '}
            <Words as="span" className={styles.unit} text={unit} />
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
              <Ours>{sectionsWords.goalPassed({ percent: Math.round(progress * 100) })}</Ours>
            </dd>
          )}
          {trend.length < 2 ? null : (
            <dd>
              <TrendLine values={trend} />
            </dd>
          )}
          <Words as="dd" className={styles.note} text={note} />
          {isBlank(goal) ? null : (
            <dd className={styles.note}>
              <Ours>
                <Sentence words={sectionsWords.goal} values={{ goal: <Words as="span" text={goal} /> }} />
              </Ours>
            </dd>
          )}
          <Source source={source} className={styles.note} as="dd" />
        </div>
      ))}
    </dl>
  );
}
