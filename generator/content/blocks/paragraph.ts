import { innerHtml } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { flag, raw as text } from '../kinds/field-schemas.ts';
import { coreBlock } from './block.ts';
import { styleAttributes, textStyle } from './style.ts';

const schema = styleAttributes.extend({ content: text, dropCap: flag });

export const paragraph = coreBlock('core/paragraph', schema, (attributes, { piece }, context) => {
  const html = inlineText(piece ? innerHtml(piece) : attributes.content, context, 'phrasing');
  if (isBlank(html)) return null;
  return { html, style: textStyle(attributes, context), ...(attributes.dropCap && { dropCap: true }) };
});
