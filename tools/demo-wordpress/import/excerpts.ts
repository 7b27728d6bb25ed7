import { automaticExcerpt } from '../../../demo/answers/content-html.ts';
import { startRequest } from '../../../demo/answers/request.ts';
import type { DemoBlock } from '../../../demo/blocks/block.ts';
import type { DemoEntry, DemoStore } from '../../../demo/store-types.ts';

/**
 * Returns the excerpt of an entry for WordPress. Without one, WordPress makes it from the content, as the demo does, but
 * skips lists and parts the cells of tables: where the demo does not, its excerpt is given as if it was typed.
 */
export function excerptOf(entry: DemoEntry, store: DemoStore): string {
  if (entry.excerpt !== '' || entry.kind === 'page' || entry.password !== '') return entry.excerpt;
  const excerpt = (blocks: readonly DemoBlock[]) => automaticExcerpt(blocks, startRequest(store));
  const made = excerpt(entry.blocks);
  return made === excerpt(withPlainTexts(entry.blocks)) ? '' : made;
}

function withPlainTexts(blocks: readonly DemoBlock[]): readonly DemoBlock[] {
  return blocks
    .filter(({ name }) => name !== 'core/list' && name !== 'core/html')
    .map((block) => ({ ...block, innerBlocks: withPlainTexts(block.innerBlocks) }));
}
