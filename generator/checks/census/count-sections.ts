import type { StoredBlock } from '../../content/stored-blocks.ts';
import { sections } from '../../routes/sections/index.ts';

/** Counts the sections in blocks, nested ones too, whose settings can be read. */
export function countSections(blocks: readonly StoredBlock[]): number {
  return blocks.reduce((sum, block) => {
    if ('settings' in block) return sum + (isReadable(block) ? 1 : 0);
    return 'props' in block && 'children' in block.props ? sum + countSections(block.props.children) : sum;
  }, 0);
}

/** Counts the blocks of a page, and of the sections among them those whose settings can be read. */
export function countShown(blocks: readonly StoredBlock[]): number {
  return blocks.filter((block) => !('settings' in block) || isReadable(block)).length;
}

function isReadable({ block, settings }: Extract<StoredBlock, { readonly settings: unknown }>): boolean {
  return sections[block].isReadable(settings);
}
