import type { ReactNode } from 'react';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import styles from './Buttons.module.css';
import type { BlockNode } from './index.ts';
import { styleProps } from './style-props.ts';

export interface ButtonsProps {
  readonly justify?: 'left' | 'center' | 'right' | 'space-between';
  readonly isVertical?: boolean;
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Buttons({ justify = 'left', isVertical, children, style }: ButtonsProps): ReactNode {
  if (children.length === 0) return null;
  return (
    <div {...styleProps(style, styles.buttons, styles[justify], isVertical && styles.vertical)}>
      <BlockTree nodes={children} />
    </div>
  );
}
