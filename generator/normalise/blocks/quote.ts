import type { BlockStyle } from '../../../templates/types.ts';
import { raw as text } from '../../null-as-empty.ts';
import type { EntryContext } from '../context.ts';
import { inlineText, isBlank, richText } from '../html.ts';
import { coreBlock } from './block.ts';
import { blockStyle, type StyleAttributes, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ value: text, citation: text });

/** Quotes of the old editor have their text in `value` and no inner blocks. */
export const quote = coreBlock('core/quote', schema, (attributes, block, context) => {
  const inner = context.read(block.children);
  const old = block.children.length === 0 ? richText(attributes.value, context) : null;
  const children = old && !isBlank(old) ? [{ block: 'core/html' as const, props: { html: old } }] : inner;
  if (children.length === 0) return null;

  const citation = inlineText(attributes.citation, context);
  return { children, style: quoteStyle(attributes, context), ...(!isBlank(citation) && { citation }) };
});

/** A quote set to the middle has been one whose text is there, since before quotes had a place of their own. */
function quoteStyle(attributes: StyleAttributes, context: EntryContext): BlockStyle {
  const { align, ...style } = blockStyle(attributes, context);
  if (align === 'center') return { textAlign: align, ...style };
  return align === undefined ? style : { ...style, align };
}
