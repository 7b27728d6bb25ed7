import { createElement, type ReactNode } from 'react';
import { useLanguage } from './LanguageContext.ts';
import { isBlank } from './Title.tsx';

interface WordsProps {
  readonly text: string | undefined;
  readonly as?: 'p' | 'span' | 'a';
  readonly className?: string | undefined;
  readonly href?: string;
  readonly 'aria-current'?: 'page';
}

/** Renders plain words of an editor in an element with their direction and language; nothing for a blank text. */
export function Words({ text = '', as = 'p', className, ...others }: WordsProps): ReactNode {
  const language = useLanguage(text);
  return isBlank(text) ? null : createElement(as, { className, ...others, ...language }, text);
}
