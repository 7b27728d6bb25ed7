import type { ReactNode } from 'react';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, SafeHtml } from '../types.ts';
import { styleProps } from './style-props.ts';

export interface HeadingProps {
  readonly html: SafeHtml;
  readonly level: 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  readonly style: BlockStyle;
}

export function Heading({ html, level, id, style }: HeadingProps): ReactNode {
  return <RichText as={`h${level}`} html={html} {...styleProps(style)} id={id} />;
}
