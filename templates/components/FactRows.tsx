import type { ReactNode } from 'react';
import styles from './EventFacts.module.css';
import type { Fact } from './Facts.tsx';
import { staticList } from './static-list.ts';
import { useEnhancement } from './use-enhancement.ts';

interface FactRowsProps {
  readonly facts: readonly Fact[];
  /** For the script of the clock, which takes away what the page offers. */
  readonly times?: string | undefined;
}

/** Renders facts with their names beside the title of a page, as those of an event; nothing without facts. */
export function FactRows({ facts, times }: FactRowsProps): ReactNode {
  const mark = useEnhancement('clock', 'load');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} data-times={times} {...(times !== undefined && mark)}>
      {staticList(facts, ({ name, value }) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
