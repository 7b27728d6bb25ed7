import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import styles from './Buttons.module.css';
import { blockClasses } from './block-style.ts';

export interface ButtonsProps {
  readonly justify?: 'left' | 'center' | 'right' | 'space-between';
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Buttons({ justify = 'left', children, style }: ButtonsProps): ReactNode {
  if (children.length === 0) return null;
  return (
    <div id={style.anchor} className={blockClasses(style, styles.buttons, styles[justify])}>
      <BlockTree nodes={children} />
    </div>
  );
}
