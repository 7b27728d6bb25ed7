import { createElement, type ReactNode } from 'react';
import { sectionsWords } from '../../words/site/sections-words.ts';
import { Ours } from './InLanguage.tsx';
import { Sentence } from './Sentence.tsx';
import { isBlank } from './Title.tsx';
import { Words } from './Words.tsx';

interface SourceProps {
  /** Who measured a figure, and when. */
  readonly source: string | undefined;
  readonly as?: 'p' | 'dd';
  readonly className: string | undefined;
}

/** Renders "Source: Harbour office, 2024"; nothing without a source. */
export function Source({ source, as = 'p', className }: SourceProps): ReactNode {
  if (isBlank(source)) return null;
  return createElement(
    as,
    { className },
    <Ours>
      <Sentence words={sectionsWords.source} values={{ source: <Words as="span" text={source} /> }} />
    </Ours>,
  );
}
