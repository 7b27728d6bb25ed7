import type { ReactNode } from 'react';
import { isBlank } from '../components/Title.tsx';
import type { SafeHtml } from '../types.ts';
import { Element } from './Element.tsx';

export interface HtmlProps {
  readonly html: SafeHtml;
}

/** Renders a run of prose. Each text in it has its own direction and language. */
export function Html({ html }: HtmlProps): ReactNode {
  return isBlank(html) ? null : <Element tag="div" attributes={{ className: 'prose run' }} html={html} />;
}
