import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import { blockClasses } from './block-style.ts';

export interface ListProps {
  readonly isOrdered: boolean;
  readonly start?: number;
  readonly isReversed?: boolean;
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function List({ isOrdered, start, isReversed, children, style }: ListProps): ReactNode {
  if (children.length === 0) return null;
  if (!isOrdered) {
    return (
      <ul id={style.anchor} className={blockClasses(style)}>
        <BlockTree nodes={children} />
      </ul>
    );
  }
  return (
    <ol id={style.anchor} className={blockClasses(style)} start={start} reversed={isReversed}>
      <BlockTree nodes={children} />
    </ol>
  );
}
