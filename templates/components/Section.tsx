import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import { ActionLink } from './ActionLink.tsx';
import { classNames } from './class-names.ts';
import styles from './Section.module.css';
import { isBlank, Title } from './Title.tsx';
import { Words } from './Words.tsx';

interface SectionProps {
  readonly heading?: ReactNode;
  readonly text?: string | undefined;
  /** The page with all items. */
  readonly more?: NamedLink | undefined;
  /** `sand` and `field` give the section a background. */
  readonly tone?: 'paper' | 'sand' | 'field';
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a band of the page, from edge to edge, with an optional heading. */
export function Section({ heading, text, more, tone = 'paper', id, children }: SectionProps): ReactNode {
  return (
    <section id={id} className={classNames(styles.section, styles[tone])}>
      <div className={styles.inner}>
        <SectionHeader heading={heading} text={text} more={more} />
        {children}
      </div>
    </section>
  );
}

function SectionHeader({ heading, text, more }: Pick<SectionProps, 'heading' | 'text' | 'more'>): ReactNode {
  if (isBare(heading) && isBlank(text) && more === undefined) return null;
  return (
    <div className={styles.header}>
      {isBare(heading) ? null : <Title level={2} text={heading} className={styles.heading} />}
      <Words className={styles.text} text={text} />
      {more === undefined ? null : <ActionLink link={more} look="text" />}
    </div>
  );
}

/** Returns the level of the headings inside a section: below its own, or the same without one. */
export function levelInside(heading: ReactNode): 2 | 3 {
  return isBare(heading) ? 2 : 3;
}

function isBare(heading: ReactNode): heading is undefined {
  return heading === undefined || (typeof heading === 'string' && isBlank(heading));
}
