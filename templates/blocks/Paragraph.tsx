import type { ReactNode } from 'react';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, SafeHtml } from '../types.ts';
import { blockClasses } from './block-style.ts';
import styles from './Paragraph.module.css';

export interface ParagraphProps {
  readonly html: SafeHtml;
  readonly dropCap?: boolean;
  readonly style: BlockStyle;
}

export function Paragraph({ html, dropCap = false, style }: ParagraphProps): ReactNode {
  return (
    <RichText
      as="p"
      html={html}
      id={style.anchor}
      className={blockClasses(style, dropCap && styles.dropCap)}
    />
  );
}
