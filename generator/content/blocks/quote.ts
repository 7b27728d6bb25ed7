import type { BlockStyle } from '../../../templates/types.ts';
import { htmlOfEach, innerHtmlOfChild, isTag } from '../fidelity/content-nodes.ts';
import type { EntryContext } from '../html/context.ts';
import { inlineText, isBlank, richText } from '../html/html.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { coreBlock, type SourceBlock } from './block.ts';
import { blockStyle, type StyleAttributes, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ value: text, citation: text });

/** Quotes of the old editor have their text in `value` and no inner blocks. */
export const quote = coreBlock('core/quote', schema, (attributes, block, context) => {
  const inner = context.read(block.children);
  const old = block.children.length === 0 ? richText(textOf(block, attributes.value), context) : null;
  const children = old && !isBlank(old) ? [{ block: 'core/html' as const, props: { html: old } }] : inner;
  if (children.length === 0) return null;

  const { piece } = block;
  const cited = piece ? (innerHtmlOfChild(piece, 'cite') ?? '') : attributes.citation;
  const citation = inlineText(cited, context);
  return { children, style: quoteStyle(attributes, context), ...(!isBlank(citation) && { citation }) };
});

/** Returns the html of a quote without its source. */
function textOf({ piece }: SourceBlock, value: string): string {
  if (!piece) return value;
  const { element, source } = piece;
  return htmlOfEach(
    source,
    element.children.filter((node) => !isTag(node, ['cite'])),
  );
}

/** Centres the text of a quote aligned to the centre. */
function quoteStyle(attributes: StyleAttributes, context: EntryContext): BlockStyle {
  const { align, ...style } = blockStyle(attributes, context);
  if (align === 'center') return { textAlign: align, ...style };
  return align === undefined ? style : { ...style, align };
}
