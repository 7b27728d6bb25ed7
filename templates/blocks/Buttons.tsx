import type { ReactNode } from 'react';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import styles from './Buttons.module.css';
import { dress } from './dress.ts';
import type { BlockNode } from './index.ts';

export interface ButtonsProps {
  readonly justify?: 'left' | 'center' | 'right' | 'space-between';
  readonly isVertical?: boolean;
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Buttons({ justify = 'left', isVertical, children, style }: ButtonsProps): ReactNode {
  if (children.length === 0) return null;
  return (
    <div {...dress(style, styles.buttons, styles[justify], isVertical && styles.vertical)}>
      <BlockTree nodes={children} />
    </div>
  );
}
