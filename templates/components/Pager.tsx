import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import { Icon } from './Icon.tsx';
import { Label } from './Label.tsx';
import styles from './Pager.module.css';
import { Sentence } from './Sentence.tsx';
import { isBlank } from './Title.tsx';

export interface PagerLink extends NamedLink {
  /** How far it is, in words. */
  readonly detail?: string;
}

interface PagerProps {
  readonly label: string;
  readonly newer?: PagerLink | undefined;
  readonly older?: PagerLink | undefined;
  /** The sentence with its label. */
  readonly sayOlder?: (values: { readonly title: string }) => string;
  /** The position of this page, in words. */
  readonly position?: string | undefined;
}

/** Renders links to the neighbours: newer or previous on the left, older or next on the right. */
export function Pager({ label, newer, older, sayOlder, position }: PagerProps): ReactNode {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {newer === undefined ? null : (
        <a className={styles.newer} href={newer.href} rel="prev">
          <Icon name="back" />
          <span>
            <Label {...newer} />
            <Detail {...newer} />
          </span>
        </a>
      )}
      {isBlank(position) ? null : <p className={styles.position}>{position}</p>}
      {older === undefined ? null : (
        <a className={styles.older} href={older.href} rel="next">
          <span>
            {sayOlder === undefined ? (
              <Label {...older} />
            ) : (
              <Sentence words={sayOlder} values={{ title: <Label {...older} /> }} />
            )}
            <Detail {...older} />
          </span>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

function Detail({ detail }: PagerLink): ReactNode {
  return detail === undefined ? null : <> · {detail}</>;
}
