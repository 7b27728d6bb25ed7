import type { AdminPage } from './admin-browser.ts';

/**
 * Parses contents, by id of the entry, as the open editor does. Lists the blocks whose html is not what the editor itself
 * would save, those that it knows from an older WordPress only, and those that it does not know.
 */
export function findInvalidBlocks(
  { page }: Pick<AdminPage, 'page'>,
  contents: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const found = [];
    const walk = (id, blocks) => blocks.forEach((block) => {
      if (block.name === 'core/missing') found.push(id + ': unknown block ' + block.attributes.originalName);
      // A block of an older WordPress is changed when it is parsed, and is no longer what was stored. Html is kept as it is.
      else if (!block.isValid || (block.name !== 'core/html' && !wp.blocks.validateBlock(block)[0]))
        found.push(id + ': ' + block.name + '\\n' + block.originalContent + '\\n' + wp.blocks.getSaveContent(block.name, block.attributes, block.innerBlocks));
      walk(id, block.innerBlocks);
    });
    for (const [id, content] of Object.entries(${JSON.stringify(contents)})) walk(id, wp.blocks.parse(content));
    return found;
  })()`);
}
