import type { ReactNode } from 'react';
import styles from './HoursTable.module.css';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';

interface HoursTableProps {
  /** The name of the table for screen readers. */
  readonly caption: string;
  readonly rows: readonly {
    readonly days: ReactNode;
    readonly hours?: string;
    readonly note?: string;
    /** Attributes by which a script finds the row of today. */
    readonly data?: { readonly [Name in `data-${string}`]: string | number };
  }[];
}

/** Renders days on the left, hours on the right; nothing without days. */
export function HoursTable({ caption, rows }: HoursTableProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {staticList(rows, ({ days, hours, note, data }) => (
          <tr {...data}>
            <th scope="row">{days}</th>
            <td>
              {hours}
              {isBlank(note) ? null : <span className={styles.note}>{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
