import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { innerHtml, isTag, type Piece } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { coreBlock, type SourceBlock } from './block.ts';

const schema = z.object({ content: text });

/**
 * The CMS repeats a nested list within the item's text; it is also an inner block, and is shown
 * once.
 */
export const listItem = coreBlock('core/list-item', schema, ({ content }, block, context) => {
  // A nested list that is not a block of its own: the html of the whole list contains it.
  if (block.children.length === 0 && block.piece && hasList(block.piece)) return null;
  const html = inlineText(textOf(block, content), context, 'phrasing');
  const children = context.read(block.children);
  return isBlank(html) && children.length === 0 ? null : { html, children };
});

function textOf({ piece, own = '', children }: SourceBlock, content: string): string {
  if (!piece) return children.length > 0 ? content.slice(0, startOfList(content)) : content;
  return children.length > 0 ? own : innerHtml(piece);
}

function hasList({ element }: Piece): boolean {
  return element.children.some((node) => isTag(node, ['ul', 'ol']));
}

/** Returns the position of the first list in html, or its end without one. */
function startOfList(html: string): number {
  let start = html.length;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'ul' || name === 'ol') start = Math.min(start, parser.startIndex);
    },
  });
  parser.end(html);
  return start;
}
