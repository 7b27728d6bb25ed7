import type { ReactNode } from 'react';
import { RichText } from '../components/RichText.tsx';
import type { SafeHtml } from '../types.ts';

export interface HtmlProps {
  readonly html: SafeHtml;
}

/** Renders an editor's own markup, or the saved HTML of a block without a template. */
export function Html({ html }: HtmlProps): ReactNode {
  return <RichText html={html} className="prose" />;
}
