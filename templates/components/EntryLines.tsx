import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import styles from './EntryLines.module.css';
import { InLanguage, Ours } from './InLanguage.tsx';
import { Section } from './Section.tsx';
import { staticList } from './static-list.ts';
import { isBlank, Title } from './Title.tsx';
import { useEnhancement } from './use-enhancement.ts';
import { Words } from './Words.tsx';

/** An entry or another page, in one or two lines. */
export interface EntryLine extends NamedLink {
  /** When or where it is, in words of the site's own. */
  readonly detail?: string;
  /** More of it, in words of the entry. */
  readonly own?: string | undefined;
  /** For the script of the clock, which takes away what is over. */
  readonly times?: string;
}

interface EntryLinesProps {
  readonly heading: string;
  readonly lines: readonly EntryLine[];
}

/** Renders entries by their titles, with a line on each; nothing for none. */
export function EntryLines({ heading, lines }: EntryLinesProps): ReactNode {
  const mark = useEnhancement('clock', 'load');
  if (lines.length === 0) return null;
  const isDated = lines.some(({ times }) => times !== undefined);
  return (
    <Section heading={heading}>
      <ul className={styles.lines} {...(isDated && mark)}>
        {staticList(lines, ({ label, href, lang, detail, own, times }) => (
          <li data-times={times}>
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
