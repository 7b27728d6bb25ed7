import { createElement, type ReactNode } from 'react';
import { isBlank } from './Title.tsx';
import { useLanguage } from './use-language.ts';

interface WordsProps {
  readonly text: string | undefined;
  readonly as?: 'p' | 'span' | 'a' | 'dt' | 'dd' | 'figcaption' | 'option' | 'td';
  readonly className?: string | undefined;
  readonly href?: string;
  readonly value?: string;
  readonly 'aria-current'?: 'page';
}

/** Renders plain words of an editor in an element with their direction and language; nothing for a blank text. */
export function Words({ text = '', as = 'p', className, ...others }: WordsProps): ReactNode {
  const language = useLanguage(text);
  return isBlank(text) ? null : createElement(as, { className, ...others, ...language }, text);
}
