import type { BlockNode } from './index.ts';

/**
 * Groups a block aligned left or right with the prose, paragraphs and lists beside it. Every other
 * block is alone.
 */
export function besides(nodes: readonly BlockNode[]): readonly (readonly BlockNode[])[] {
  const groups: BlockNode[][] = [];
  let beside: BlockNode[] | null = null;
  for (const node of nodes) {
    if (beside !== null && runsBeside(node)) {
      beside.push(node);
    } else {
      const group = [node];
      groups.push(group);
      beside = isAside(node) ? group : null;
    }
  }
  return groups;
}

/** Returns true when the first of a group is aligned right. */
export function isAtRight([first]: readonly BlockNode[]): boolean {
  return first !== undefined && alignOf(first) === 'right';
}

const asides: ReadonlySet<string> = new Set([
  'core/image',
  'core/quote',
  'core/video',
  'core/embed',
  'core/gallery',
  'core/cover',
]);

function isAside(node: BlockNode): boolean {
  const align = alignOf(node);
  return asides.has(node.block) && (align === 'left' || align === 'right');
}

function alignOf({ props }: BlockNode): string | undefined {
  return 'style' in props ? props.style.align : undefined;
}

function runsBeside({ block, props }: BlockNode): boolean {
  return block === 'core/paragraph' || block === 'core/html' || ('tag' in props && /^[uo]l$/.test(props.tag));
}
