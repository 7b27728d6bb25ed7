import { type ReactNode, use } from 'react';
import { RichText } from '../components/RichText.tsx';
import type { SafeHtml } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import type { BlockNode } from './index.ts';
import { ListContext } from './list-context.ts';

/** `children` contains a nested list, if any. */
export interface ListItemProps {
  readonly html: SafeHtml;
  readonly children: readonly BlockNode[];
}

export function ListItem({ html, children }: ListItemProps): ReactNode {
  const Item = use(ListContext) ? 'li' : 'div';
  return (
    <Item>
      <RichText as="span" html={html} />
      <BlockTree nodes={children} />
    </Item>
  );
}
