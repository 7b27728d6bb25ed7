import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { raw as text } from '../../null-as-empty.ts';
import { inlineText, isBlank } from '../html.ts';
import { coreBlock } from './block.ts';

const schema = z.object({ content: text });

/** The CMS repeats a nested list within the item's text; it comes as an inner block as well, and is shown once. */
export const listItem = coreBlock('core/list-item', schema, ({ content }, block, context) => {
  const html = inlineText(
    block.children.length > 0 ? content.slice(0, startOfList(content)) : content,
    context,
    'phrasing',
  );
  const children = context.read(block.children);
  return isBlank(html) && children.length === 0 ? null : { html, children };
});

/** Where the first list begins in html, or where it ends without one. */
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
