import type { ReactNode } from 'react';
import type { BlockStyle } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import type { BlockNode } from './index.ts';
import styles from './List.module.css';
import { ListContext } from './list-context.ts';
import { styleProps } from './style-props.ts';

export interface ListProps {
  readonly isOrdered: boolean;
  readonly start?: number;
  readonly isReversed?: boolean;
  /** Letters or Roman numerals instead of digits. */
  readonly marker?: keyof typeof markerTypes;
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

/** The `type` is an attribute, not a style: that a step is "c" is part of the content. */
const markerTypes = {
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
} as const;

export function List({ isOrdered, start, isReversed, marker, children, style }: ListProps): ReactNode {
  if (children.length === 0) return null;
  const classes = [styles.list, style.backgroundColor !== undefined && styles.grounded];
  if (!isOrdered) {
    return (
      <ul
        dir="auto"
        {...styleProps(style, ...classes, style.variation === 'checkmark-list' && styles.checked)}
      >
        <Items nodes={children} />
      </ul>
    );
  }
  return (
    <ol
      dir="auto"
      {...styleProps(
        style,
        ...classes,
        hasLongMarkers({ start, marker, count: children.length }) && styles.long,
      )}
      start={start}
      reversed={isReversed}
      type={marker && markerTypes[marker]}
    >
      <Items nodes={children} />
    </ol>
  );
}

/** True for numbers that are wider than the room beside a list on a phone. */
function hasLongMarkers({
  start = 1,
  marker,
  count,
}: {
  start?: number | undefined;
  marker?: string | undefined;
  count: number;
}): boolean {
  const largest = Math.max(Math.abs(start), Math.abs(start + count - 1));
  return largest > (marker?.endsWith('roman') ? 27 : 999);
}

function Items({ nodes }: { readonly nodes: readonly BlockNode[] }): ReactNode {
  return (
    <ListContext value={true}>
      <BlockTree nodes={nodes} />
    </ListContext>
  );
}
