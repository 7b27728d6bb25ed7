import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import { blockClasses } from './block-style.ts';
import columns from './Columns.module.css';

/** `width` is a CSS length or percentage that was checked: "66.66%". */
export interface ColumnProps {
  readonly width?: string;
  readonly verticalAlign?: 'top' | 'center' | 'bottom' | 'stretch';
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Column({ width, verticalAlign, children, style }: ColumnProps): ReactNode {
  return (
    <div
      id={style.anchor}
      className={blockClasses(
        style,
        columns.column,
        width !== undefined && columns.sized,
        verticalAlign && columns[`self-${verticalAlign}`],
      )}
      style={width === undefined ? undefined : { '--column-width': width }}
    >
      <BlockTree nodes={children} />
    </div>
  );
}
