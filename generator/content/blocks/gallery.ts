import { z } from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { innerHtmlOfChild } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { takeId } from '../html/ids.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { number } from './attributes.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({
  columns: number,
  imageCrop: z.boolean().nullish(),
  caption: text,
});

/** The pictures are the inner blocks: a real WordPress leaves `ids` and `images` empty. */
export const gallery = coreBlock('core/gallery', schema, (attributes, { children, piece }, context) => {
  const inner = context.read(children);
  // Anything else than pictures is already in the html.
  if (inner.some(({ block }) => block !== 'core/image')) return null;
  const items = inner
    .flatMap((block) => (block.block === 'core/image' ? [block.props] : []))
    .map(({ picture, caption }) => ({ picture, ...(caption && { caption }) }));
  if (items.length === 0) return null;

  const caption = inlineText(
    piece ? (innerHtmlOfChild(piece, 'figcaption') ?? '') : attributes.caption,
    context,
  );
  return compact({
    id: takeId(context.ids, `gallery-${context.entry.id}`),
    items,
    columns: columnsOf(attributes.columns),
    isCropped: attributes.imageCrop ?? true,
    caption: isBlank(caption) ? undefined : caption,
    style: blockStyle(attributes, context),
  });
});

function columnsOf(columns: number | undefined): number | undefined {
  return columns && Number.isInteger(columns) && columns >= 1 && columns <= 8 ? columns : undefined;
}
