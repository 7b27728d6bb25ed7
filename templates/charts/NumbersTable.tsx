import type { ReactNode } from 'react';
import { chartsWords } from '../../words/site/charts-words.ts';
import { Ours } from '../components/InLanguage.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { staticList } from '../components/static-list.ts';
import { Words } from '../components/Words.tsx';
import { Amount } from './Amount.tsx';
import styles from './Charts.module.css';
import type { Chart } from './chart-data.ts';

/** Renders the numbers of a chart as a table, for screen readers and exact reading. */
export function NumbersTable({ chart }: { readonly chart: Chart }): ReactNode {
  const { title, unit, bars } = chart;
  return (
    <details className={styles.numbers}>
      <summary>
        <Ours>
          <Sentence words={chartsWords.numbers} values={{ title: <Words as="span" text={title} /> }} />
        </Ours>
      </summary>
      <table>
        <caption className="visually-hidden">
          <Words as="span" text={title} />
        </caption>
        <tbody>
          {staticList(bars, ({ label, value }) => (
            <tr>
              <th scope="row">
                <Words as="span" text={label} />
              </th>
              <td>
                <Amount value={value} unit={unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
