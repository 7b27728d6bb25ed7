import type { ReactNode } from 'react';
import { staticList } from '../components/static-list.ts';
import { isBlank } from '../components/Title.tsx';
import styles from './Charts.module.css';
import { type Chart, writeNumber } from './chart-data.ts';

/** Renders the numbers of a chart as a table, for screen readers and exact reading. */
export function NumbersTable({ chart }: { readonly chart: Chart }): ReactNode {
  const { title, unit, bars } = chart;
  return (
    <details className={styles.numbers}>
      <summary>
        Numbers<span className="visually-hidden">: {title}</span>
      </summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {staticList(bars, ({ label, value }) => (
            <tr>
              <th scope="row">{label}</th>
              <td>
                {writeNumber(value)}
                {isBlank(unit) ? null : ` ${unit}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
