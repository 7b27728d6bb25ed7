import { createElement, type ReactNode } from 'react';
import { useLanguageBefore, useLanguagesIn } from '../components/use-language.ts';
import type { BlockStyle, Href, SafeHtml } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import type { BlockNode } from './index.ts';
import { styleProps } from './style-props.ts';

/** Either `html` or `children`: prose is html, blocks within an element are its children. A line has neither. */
export interface ElementProps {
  /** An allowed tag. */
  readonly tag: string;
  /** Allowed attributes, under the names of React. */
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly href?: Href;
  readonly style?: BlockStyle;
  readonly html?: SafeHtml;
  readonly children?: readonly BlockNode[];
}

/** Renders an element of an editor's html around the blocks in it, such as a list with a picture. */
export function Element({ tag, attributes, href, style, html, children }: ElementProps): ReactNode {
  const { className, ...others } = attributes;
  const lang = useLanguageBefore(html ?? '');
  const __html = useLanguagesIn(html ?? '');
  const { id, ...dressed } =
    style === undefined ? { id: undefined } : styleProps(style, String(className ?? ''));
  const props = {
    className,
    lang: html === undefined ? undefined : lang,
    ...dressed,
    ...others,
    ...(id !== undefined && { id }),
    href,
  };
  if (html !== undefined) return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html } });
  return children === undefined
    ? createElement(tag, props)
    : createElement(tag, props, <BlockTree nodes={children} />);
}
