import type { ReactNode } from 'react';
import { accessWords } from '../../words/site/access-words.ts';
import { Ours } from '../components/InLanguage.tsx';
import { Label } from '../components/Label.tsx';
import { Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import type { Choice, EntryLink } from '../types.ts';
import styles from './AccessGuide.module.css';

export interface AccessGuideProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly text?: string;
  /** The kinds of access that at least one place has. */
  readonly columns: readonly Choice[];
  readonly places: readonly { readonly place: EntryLink; readonly access: readonly string[] }[];
}

/** Renders the access to places as a table that scrolls by itself where it is wide. */
export function AccessGuide({ heading, anchor, text, columns, places }: AccessGuideProps): ReactNode {
  if (places.length === 0) return null;
  return (
    <Section id={anchor} heading={heading} text={text}>
      <Ours as="div">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A part that scrolls is reached by the keyboard. */}
        <section className={styles.scroll} aria-label={accessWords.byPlace} tabIndex={0}>
          <table className={styles.guide}>
            <thead>
              <tr>
                <th scope="col">{accessWords.place}</th>
                {staticList(columns, ({ label }) => (
                  <th scope="col">{label}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {staticList(places, ({ place, access }) => (
                <tr>
                  <th scope="row">
                    <a href={place.href}>
                      <Label {...place} />
                    </a>
                  </th>
                  {staticList(columns, ({ key }) => (
                    <td>{access.includes(key) ? accessWords.yes : accessWords.unknown}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Ours>
    </Section>
  );
}
