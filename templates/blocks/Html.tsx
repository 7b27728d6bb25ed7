import type { ReactNode } from 'react';
import { RichText } from '../components/RichText.tsx';
import type { SafeHtml } from '../types.ts';

export interface HtmlProps {
  readonly html: SafeHtml;
}

/** Markup of the editor's own, or what a block without a template left behind. */
export function Html({ html }: HtmlProps): ReactNode {
  return <RichText html={html} className="prose" />;
}
