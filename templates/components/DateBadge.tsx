import type { ReactNode } from 'react';
import type { When } from '../types.ts';
import styles from './DateBadge.module.css';

/**
 * Renders day and month of an event like a calendar leaf. Only visual: the card has the date as
 * text.
 */
export function DateBadge({ when }: { readonly when: When }): ReactNode {
  return (
    <span className={styles.badge} aria-hidden="true">
      <span className={styles.month} data-clock="month">
        {when.month}
      </span>
      <span className={styles.day} data-clock="day">
        {when.day}
      </span>
    </span>
  );
}
