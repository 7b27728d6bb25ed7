import { type ReactNode, use } from 'react';
import { PictureRoomContext, shareOf } from '../components/picture-room.ts';
import { staticList } from '../components/static-list.ts';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import styles from './Columns.module.css';
import type { BlockNode } from './index.ts';
import { styleProps } from './style-props.ts';

export interface ColumnsProps {
  readonly isStackedOnMobile: boolean;
  readonly verticalAlign?: 'top' | 'center' | 'bottom' | 'stretch';
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Columns(props: ColumnsProps): ReactNode {
  const { isStackedOnMobile, verticalAlign = 'stretch', children, style } = props;
  const { text, wide } = use(PictureRoomContext);
  if (children.length === 0) return null;
  const width = children.length > 2 ? wide : text;
  const arePictures = isStackedOnMobile && children.every(isPicture);
  const classes = [
    styles.columns,
    isStackedOnMobile && styles.stacked,
    arePictures && styles.pictures,
    styles[verticalAlign],
  ];
  return (
    <div {...styleProps(style, ...classes)}>
      {staticList(children, (child, index) => (
        <PictureRoomContext
          value={shareOf(
            { text: width, wide: width, full: width },
            shareOfColumn(child, children),
            isStackedOnMobile ? (arePictures && index >= children.length % 2 ? 0.5 : 1) : undefined,
          )}
        >
          <BlockTree nodes={[child]} />
        </PictureRoomContext>
      ))}
    </div>
  );
}

/** Returns true for a column of a single picture. */
function isPicture({ block, props }: BlockNode): boolean {
  return block === 'core/column' && props.children.length === 1 && props.children[0]?.block === 'core/image';
}

/** Returns a column's share of the row: the editor's, or an equal part. */
function shareOfColumn(column: BlockNode, all: readonly BlockNode[]): number {
  const width = column.block === 'core/column' ? column.props.width : undefined;
  return width?.endsWith('%') ? Number.parseFloat(width) / 100 : 1 / all.length;
}
