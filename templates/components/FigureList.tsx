import type { ReactNode } from 'react';
import { each } from './each.ts';
import styles from './FigureList.module.css';
import { isBlank } from './Title.tsx';

interface FigureListProps {
  readonly figures: readonly {
    readonly value: string;
    readonly label: string;
    readonly note?: string | undefined;
    /** The share of a goal that is reached, 0 to 1. */
    readonly progress?: number | undefined;
  }[];
}

/** Large numbers, each with what it counts, and a bar where it is on its way to a goal. */
export function FigureList({ figures }: FigureListProps): ReactNode {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {each(figures, ({ value, label, note, progress }) => (
        <div className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {progress === undefined ? null : (
            <dd>
              <progress
                className={styles.progress}
                value={progress}
                max={1}
                aria-label={`${label}: progress`}
              />
            </dd>
          )}
          {isBlank(note) ? null : <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
