import { type DemoBlock, savedHtml } from '../../../demo/blocks/block.ts';
import { sectionAttributes } from './sections.ts';

/** Writes the blocks of an entry as its content in WordPress. */
export function writeBlocks(list: readonly DemoBlock[]): string {
  return list.map(writeBlock).join('\n\n');
}

function writeBlock(block: DemoBlock): string {
  const html = savedHtml(block, writeBlock);
  // An entry from before the block editor has no comments.
  if (block.name === 'core/freeform') return html;
  const name = block.name.replace(/^core\//, '');
  const json = writeAttributes(name.startsWith('pier/') ? sectionAttributes(block) : block.attributes);
  const start = `wp:${name}${json === '{}' ? '' : ` ${json}`}`;
  if (html === '') return `<!-- ${start} /-->`;
  return `<!-- ${start} -->\n${html}\n<!-- /wp:${name} -->`;
}

/** Writes attributes as WordPress does: nothing in them ends the comment. */
function writeAttributes(attributes: DemoBlock['attributes']): string {
  return JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
}
