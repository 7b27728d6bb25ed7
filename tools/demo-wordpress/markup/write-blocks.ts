import type { DemoBlock } from '../../../demo/blocks/block.ts';
import { layoutBlocks } from './layout.ts';
import { mediaBlocks } from './media.ts';
import { ordinaryBlocks } from './ordinary.ts';
import { type SaveBlock, writeSaved } from './saved-block.ts';
import { saveSection } from './sections.ts';
import { textBlocks } from './text.ts';

const blocks: Readonly<Record<string, SaveBlock>> = {
  ...textBlocks,
  ...layoutBlocks,
  ...mediaBlocks,
  ...ordinaryBlocks,
};

/** Writes the blocks of an entry as its content in WordPress. Throws for a block that it does not know. */
export function writeBlocks(list: readonly DemoBlock[]): string {
  return list.map(writeBlock).join('\n\n');
}

function writeBlock(block: DemoBlock): string {
  // An entry from before the block editor has no comments.
  if (block.name === 'core/freeform') return block.parts.join('');
  const save = block.name.startsWith('pier/') ? saveSection : blocks[block.name];
  if (save === undefined)
    throw new Error(
      `Cannot write a block ${block.name} for WordPress: add it in tools/demo-wordpress/markup`,
    );
  const saved = save(block);
  return writeSaved(block.name, saved, writeBlocks(saved.innerBlocks ?? block.innerBlocks));
}
