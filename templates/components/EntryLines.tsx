import type { ReactNode } from 'react';
import type { EntryLink } from '../types.ts';
import styles from './EntryLines.module.css';
import { InLanguage } from './InLanguage.tsx';
import { Section } from './Section.tsx';
import { staticList } from './static-list.ts';
import { Title } from './Title.tsx';

/** An entry in two lines. */
export interface EntryLine extends EntryLink {
  /** When or where it is, in words of the site's own. */
  readonly detail?: string;
}

interface EntryLinesProps {
  readonly heading: string;
  readonly lines: readonly EntryLine[];
}

/** Renders entries by their titles, with a line on each; nothing for none. */
export function EntryLines({ heading, lines }: EntryLinesProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className={styles.lines}>
        {staticList(lines, ({ label, href, lang, detail }) => (
          <li>
            <InLanguage lang={lang}>
              <Title level={3} text={label} href={href} className={styles.title} />
            </InLanguage>
            {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
