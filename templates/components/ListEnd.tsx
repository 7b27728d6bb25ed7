import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './ListEnd.module.css';

interface ListEndProps {
  readonly link?: NamedLink | undefined;
  readonly look?: 'quiet' | 'text';
}

/** Renders a link below a list: to the other entries, where these are only the first ones. */
export function ListEnd({ link, look = 'quiet' }: ListEndProps): ReactNode {
  if (link === undefined) return null;
  return (
    <p className={styles.end}>
      <ActionLink link={link} look={look} />
    </p>
  );
}
