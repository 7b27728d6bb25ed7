import type { ComponentProps, ReactNode } from 'react';
import { elementOf } from '../components/element-of.tsx';
import { InLanguage } from '../components/InLanguage.tsx';
import { staticList } from '../components/static-list.ts';
import { type BlockName, type BlockNode, blocks } from './index.ts';

/** Renders blocks and sections in the given order. */
export function BlockTree({ nodes }: { readonly nodes: readonly BlockNode[] }): ReactNode {
  return staticList(nodes, elementOfBlock);
}

type BlockProps<Name extends BlockName> = ComponentProps<(typeof blocks)[Name]>;

type NodeOf<Names extends BlockName> = {
  readonly [Name in Names]: { readonly block: Name; readonly props: BlockProps<Name>; readonly by?: 'site' };
}[Names];

type Templates = { readonly [Name in BlockName]: (props: BlockProps<Name>) => ReactNode };

function elementOfBlock<Name extends BlockName>({ block, props, by }: NodeOf<Name>): ReactNode {
  const templates: Templates = blocks;
  if (templates[block] === undefined) throw new Error(`There is no template: add ${fileOf(block)}`);
  const element = elementOf(templates[block], props);
  return by === undefined ? element : <InLanguage>{element}</InLanguage>;
}

/** The template that a block or section of a site is to have: "templates/sections/TourCall.tsx". */
function fileOf(block: string): string {
  const [start, name = ''] = block.split('/');
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `templates/${start === 'pier' ? 'sections' : 'blocks'}/${component}.tsx`;
}
