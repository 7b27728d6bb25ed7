import type { ReactNode } from 'react';
import styles from './HoursTable.module.css';
import { Ours } from './InLanguage.tsx';
import { staticList } from './static-list.ts';

interface HoursTableProps {
  /** The name of the table for screen readers. */
  readonly caption: string;
  readonly rows: readonly {
    readonly days: ReactNode;
    readonly hours?: ReactNode;
    readonly note?: ReactNode;
    /** Attributes by which a script finds the row of today. */
    readonly data?: { readonly [Name in `data-${string}`]: string | number };
  }[];
}

/** Renders days on the left, hours on the right; nothing without days. */
export function HoursTable({ caption, rows }: HoursTableProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">
        <Ours>{caption}</Ours>
      </caption>
      <tbody>
        {staticList(rows, ({ days, hours, note, data }) => (
          <tr {...data}>
            <th scope="row">{days}</th>
            <td>
              {hours}
              {note === undefined || note === '' ? null : <span className={styles.note}>{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
