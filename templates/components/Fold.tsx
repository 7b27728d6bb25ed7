import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** The words of `FoldHeading`, as a line that opens the contents. */
  readonly line: ReactNode;
  /** Of all with this name only one is open. */
  readonly name?: string;
  readonly isOpen?: boolean;
  /** Of the contents. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders contents that a phone folds into a line. A wide view and paper show all of them, with nothing to open; a
 * browser that cannot do so by style alone keeps the line.
 */
export function Fold({ line, name, isOpen = false, className, children }: FoldProps): ReactNode {
  return (
    <details className={styles.fold} name={name} open={isOpen}>
      <summary>{line}</summary>
      <div className={className}>{children}</div>
    </details>
  );
}

/** Renders the heading of contents where they are not folded. */
export function FoldHeading({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.heading}>{children}</div>;
}
