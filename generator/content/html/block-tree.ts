import { z } from 'zod';
import type { SourceBlock } from '../blocks/block.ts';
import type { EntryContext } from './context.ts';

const maxDepth = 24;

/** A block of the flat list. The attributes have an alias made from the block's name. */
const flatBlock = z.looseObject({
  name: z.string().nullish(),
  clientId: z.string().nullish(),
  parentClientId: z.string().nullish(),
  renderedHtml: z.string().nullish(),
});
export type FlatBlock = z.output<typeof flatBlock>;

const checkedFields = Object.keys(flatBlock.shape);
const blockList = z.array(flatBlock);

/** The list of blocks, with hundreds per entry: only an invalid one is examined in depth. */
export const flatBlocks = z.unknown().transform((list, { issues }): readonly FlatBlock[] => {
  if (Array.isArray(list) && list.every(isFlatBlock)) return list;
  const checked = blockList.safeParse(list);
  if (checked.success) return checked.data;
  for (const { path, message } of checked.error.issues)
    issues.push({ code: 'custom', path, message, input: list });
  return z.NEVER;
});

function isFlatBlock(block: unknown): block is FlatBlock {
  if (typeof block !== 'object' || block === null) return false;
  return checkedFields.every((field) => {
    const value: unknown = Reflect.get(block, field);
    return value === null || value === undefined || typeof value === 'string';
  });
}

/**
 * Builds the tree from a flat list of blocks. A block whose parent is not in the list goes to the
 * root; skips blocks that are their own ancestors, or deeper than 24 levels, with a warning. Drops
 * clientIds, which are random in every answer.
 */
export function blockTree(list: readonly FlatBlock[], context: EntryContext): readonly SourceBlock[] {
  const childrenOf = groupByParent(list);
  let placed = 0;

  const branch = (parent: string | null, depth: number): readonly SourceBlock[] => {
    const blocks = childrenOf.get(parent) ?? [];
    // Taken once: two blocks with one clientId share no children, and a circle ends.
    childrenOf.delete(parent);
    if (depth > maxDepth) return [];
    return blocks.map((block) => {
      placed++;
      return toSourceBlock(block, block.clientId ? branch(block.clientId, depth + 1) : []);
    });
  };

  const tree = branch(null, 1);
  if (placed < list.length) {
    context.warn({
      message: `${list.length - placed} blocks are nested in a circle or deeper than ${maxDepth} levels and are skipped`,
      entry: context.entry,
      field: 'editorBlocks',
    });
  }
  return tree;
}

function groupByParent(list: readonly FlatBlock[]): Map<string | null, FlatBlock[]> {
  const known = new Set(list.map(({ clientId }) => clientId));
  const groups = new Map<string | null, FlatBlock[]>();
  for (const block of list) {
    const { parentClientId } = block;
    const parent = parentClientId && known.has(parentClientId) ? parentClientId : null;
    const group = groups.get(parent);
    if (group) group.push(block);
    else groups.set(parent, [block]);
  }
  return groups;
}

function toSourceBlock(block: FlatBlock, children: readonly SourceBlock[]): SourceBlock {
  const name = block.name ?? 'core/freeform';
  return { name, html: block.renderedHtml ?? '', attributes: block[aliasOf(name)] ?? null, children };
}

/** "core/list-item" is requested as `listItem`. */
function aliasOf(name: string): string {
  return name.replace(/^core\//, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
