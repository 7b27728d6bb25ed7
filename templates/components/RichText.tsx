import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { SafeHtml } from '../types.ts';

interface RichTextProps {
  readonly html: SafeHtml | undefined;
  readonly as?: 'div' | 'p' | 'span' | 'figcaption' | 'cite' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/**
 * Sanitised html in an element of ours that runs as its first letters do; nothing at all where the html is empty. A `span` runs as the
 * text around it: a list, whose direction follows from its items, would not see it otherwise.
 */
export function RichText({ html, as = 'div', className, id, style }: RichTextProps): ReactNode {
  if (html === undefined || html.trim() === '') return null;
  const dir = as === 'span' ? undefined : 'auto';
  return createElement(as, { id, className, style, dir, dangerouslySetInnerHTML: { __html: html } });
}
