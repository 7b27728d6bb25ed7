import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import { useLanguage } from './use-language.ts';

export type TitleLevel = 1 | 2 | 3 | 4;

interface TitleProps {
  readonly level: TitleLevel;
  /** Of an editor; a heading with elements in it has their languages. */
  readonly text: ReactNode;
  readonly className?: string | undefined;
  /** Makes the title a link. */
  readonly href?: string | undefined;
}

/** Renders a heading that is never empty: an untitled entry still has a link. */
export function Title({ level, text, className, href }: TitleProps): ReactNode {
  const Heading = `h${level}` as const;
  const written = typeof text === 'string' && !isBlank(text) ? text : undefined;
  const language = useLanguage(written ?? '');
  const words = written ?? (typeof text === 'string' ? frameWords.untitled : text);
  return (
    <Heading className={className} {...(written === undefined ? { dir: 'auto' } : language)}>
      {href === undefined ? words : <a href={href}>{words}</a>}
    </Heading>
  );
}

/** Returns true for a text that would leave an empty element on the page. */
export function isBlank(text: string | undefined): text is '' | undefined {
  return text === undefined || text.trim() === '';
}
