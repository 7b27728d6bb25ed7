import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import { blockClasses } from './block-style.ts';
import styles from './Columns.module.css';

export interface ColumnsProps {
  readonly isStackedOnMobile: boolean;
  readonly verticalAlign?: 'top' | 'center' | 'bottom' | 'stretch';
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Columns(props: ColumnsProps): ReactNode {
  const { isStackedOnMobile, verticalAlign = 'stretch', children, style } = props;
  if (children.length === 0) return null;
  const classes = [styles.columns, isStackedOnMobile && styles.stacked, styles[verticalAlign]];
  return (
    <div id={style.anchor} className={blockClasses(style, ...classes)}>
      <BlockTree nodes={children} />
    </div>
  );
}
