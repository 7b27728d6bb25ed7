import type { ReactNode } from 'react';
import type { When } from '../types.ts';
import styles from './DateBadge.module.css';

/** Day and month of an event as a torn-off calendar leaf. The card says the date in words, so this is for the eye. */
export function DateBadge({ when }: { readonly when: When }): ReactNode {
  return (
    <span className={styles.badge} aria-hidden="true">
      <span className={styles.month}>{when.month}</span>
      <span className={styles.day}>{when.day}</span>
    </span>
  );
}
