import type { ReactNode } from 'react';
import { RichText } from '../components/RichText.tsx';
import { isBlank } from '../components/Title.tsx';
import type { BlockStyle, SafeHtml } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import type { BlockNode } from './index.ts';
import styles from './Quote.module.css';
import { styleProps } from './style-props.ts';

export interface QuoteProps {
  readonly citation?: SafeHtml;
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Quote({ citation, children, style }: QuoteProps): ReactNode {
  if (children.length === 0 && isBlank(citation)) return null;
  return (
    <blockquote
      {...styleProps(
        style,
        styles.quote,
        styles[style.variation ?? ''],
        style.backgroundColor && styles.grounded,
      )}
    >
      <BlockTree nodes={children} />
      <RichText as="cite" html={citation} />
    </blockquote>
  );
}
