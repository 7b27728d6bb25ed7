import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Facts.module.css';
import { staticList } from './static-list.ts';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Side by side where there is room, instead of in a column. */
  readonly isRow?: boolean;
  /** Actions below the facts. */
  readonly children?: ReactNode;
}

/** Renders facts with their names on a card; nothing without facts. */
export function Facts({ facts, isRow = false, children }: FactsProps): ReactNode {
  if (facts.length === 0 && !children) return null;
  return (
    <div className={classNames(styles.facts, isRow && styles.row)}>
      {facts.length === 0 ? null : (
        <dl className={styles.list}>
          {staticList(facts, ({ name, value }) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
