import type { ReactNode } from 'react';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, SafeHtml } from '../types.ts';
import styles from './Paragraph.module.css';
import { styleProps } from './style-props.ts';

export interface ParagraphProps {
  readonly html: SafeHtml;
  readonly dropCap?: boolean;
  readonly style: BlockStyle;
}

export function Paragraph({ html, dropCap = false, style }: ParagraphProps): ReactNode {
  return <RichText as="p" html={html} {...styleProps(style, dropCap && styles.dropCap)} />;
}
