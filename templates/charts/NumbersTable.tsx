import type { ReactNode } from 'react';
import { chartsWords } from '../../words/site/charts-words.ts';
import { Sentence } from '../components/Sentence.tsx';
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
        <Sentence words={chartsWords.numbers} values={{ title }} />
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
