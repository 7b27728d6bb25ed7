import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import { useLanguage } from './LanguageContext.ts';

export type TitleLevel = 1 | 2 | 3 | 4;

interface TitleProps {
  readonly level: TitleLevel;
  readonly text: string;
  readonly className?: string | undefined;
  /** Makes the title a link. */
  readonly href?: string | undefined;
}

/** Renders a heading that is never empty: an untitled entry still has a link. */
export function Title({ level, text, className, href }: TitleProps): ReactNode {
  const Heading = `h${level}` as const;
  const words = isBlank(text) ? frameWords.untitled : text;
  return (
    <Heading className={className} {...useLanguage(words)}>
      {href === undefined ? words : <a href={href}>{words}</a>}
    </Heading>
  );
}

/** Returns true for a text that would leave an empty element on the page. */
export function isBlank(text: string | undefined): text is '' | undefined {
  return text === undefined || text.trim() === '';
}
