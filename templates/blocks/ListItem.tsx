import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import { RichText } from '../components/RichText.tsx';
import type { SafeHtml } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';

/** `children` holds a nested list, where there is one. */
export interface ListItemProps {
  readonly html: SafeHtml;
  readonly children: readonly BlockNode[];
}

export function ListItem({ html, children }: ListItemProps): ReactNode {
  return (
    <li>
      <RichText as="span" html={html} />
      <BlockTree nodes={children} />
    </li>
  );
}
