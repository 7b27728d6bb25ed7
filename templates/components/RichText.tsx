import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { SafeHtml } from '../types.ts';
import { useLanguage } from './use-language.ts';

interface RichTextProps {
  readonly html: SafeHtml | undefined;
  readonly as?: 'div' | 'p' | 'span' | 'figcaption' | 'cite' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/**
 * Renders sanitised html in an element with the direction of its first letters and its language; nothing
 * for empty html. A `span` has the direction of the text around it: a list, whose direction follows
 * from its items, would not see it otherwise.
 */
export function RichText({ html, as = 'div', className, id, style }: RichTextProps): ReactNode {
  const { dir, lang } = useLanguage(html ?? '');
  if (html === undefined || html.trim() === '') return null;
  const words = { dir: as === 'span' ? undefined : dir, lang };
  return createElement(as, { id, className, style, ...words, dangerouslySetInnerHTML: { __html: html } });
}
