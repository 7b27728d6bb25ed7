import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import styles from './EntryLines.module.css';
import { InLanguage, Ours } from './InLanguage.tsx';
import { Section } from './Section.tsx';
import { staticList } from './static-list.ts';
import { isBlank, Title } from './Title.tsx';
import { Words } from './Words.tsx';

/** An entry or another page, in one or two lines. */
export interface EntryLine extends NamedLink {
  /** When or where it is, in words of the site's own. */
  readonly detail?: string;
  /** More of it, in words of the entry. */
  readonly own?: string | undefined;
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
        {staticList(lines, ({ label, href, lang, detail, own }) => (
          <li>
            <InLanguage lang={lang}>
              <Title level={3} text={label} href={href} className={styles.title} />
              {detail === undefined && isBlank(own) ? null : (
                <p className={styles.detail}>
                  <Ours>{detail}</Ours>
                  {detail === undefined || isBlank(own) ? null : ' · '}
                  <Words as="span" text={own} />
                </p>
              )}
            </InLanguage>
          </li>
        ))}
      </ul>
    </Section>
  );
}
