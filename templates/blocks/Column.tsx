import type { ReactNode } from 'react';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import columns from './Columns.module.css';
import type { BlockNode } from './index.ts';
import { styleProps } from './style-props.ts';

/** `width` is a CSS length or percentage that was checked: "66.66%". */
export interface ColumnProps {
  readonly width?: string;
  readonly verticalAlign?: 'top' | 'center' | 'bottom' | 'stretch';
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Column({ width, verticalAlign, children, style }: ColumnProps): ReactNode {
  const dressed = styleProps(
    style,
    columns.column,
    width !== undefined && columns.sized,
    verticalAlign && columns[`self-${verticalAlign}`],
  );
  return (
    <div
      {...dressed}
      style={width === undefined ? dressed.style : { ...dressed.style, '--column-width': width }}
    >
      <BlockTree nodes={children} />
    </div>
  );
}
