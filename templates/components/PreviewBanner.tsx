import type { ReactNode } from 'react';
import styles from './PreviewBanner.module.css';

/** Says on every page of a preview that it is one, in view wherever the page is scrolled. */
export function PreviewBanner(): ReactNode {
  return (
    <aside className={styles.banner} aria-label="Preview">
      Preview with drafts: not for the public
    </aside>
  );
}
