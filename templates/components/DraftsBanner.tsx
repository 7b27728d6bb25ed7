import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import styles from './DraftsBanner.module.css';

/** Renders a notice on every page of a preview, always visible. */
export function DraftsBanner(): ReactNode {
  return (
    <aside className={styles.banner} aria-label={frameWords.draftsLabel}>
      {frameWords.drafts}
    </aside>
  );
}
