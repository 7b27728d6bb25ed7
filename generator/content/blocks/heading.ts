import { z } from 'zod';
import { innerHtml } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { slugify, takeId } from '../html/ids.ts';
import { htmlToText } from '../html/text.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { coreBlock } from './block.ts';
import { isAnchor, styleAttributes, textStyle } from './style.ts';

const schema = styleAttributes.extend({ content: text, level: z.number().nullish() });

/** A heading of level one becomes level two: the page's title is the only one of level one. */
export const heading = coreBlock('core/heading', schema, ({ level, ...attributes }, { piece }, context) => {
  const content = piece ? innerHtml(piece) : attributes.content;
  const html = inlineText(content, context);
  if (isBlank(html)) return null;

  const { anchor } = attributes;
  const id = takeId(context.ids, isAnchor(anchor) ? anchor : slugify(htmlToText(content)));
  return { html, id, level: levelOf(level), style: textStyle({ ...attributes, anchor: '' }, context) };
});

function levelOf(level: number | null | undefined): 2 | 3 | 4 | 5 | 6 {
  return ([2, 3, 4, 5, 6] as const).find((known) => known === level) ?? 2;
}
