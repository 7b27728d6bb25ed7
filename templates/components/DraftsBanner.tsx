import type { ReactNode } from 'react';
import styles from './DraftsBanner.module.css';

/** Renders a notice on every page of a preview, always visible. */
export function DraftsBanner(): ReactNode {
  return (
    <aside className={styles.banner} aria-label="Preview">
      Preview with drafts: not for the public
    </aside>
  );
}
