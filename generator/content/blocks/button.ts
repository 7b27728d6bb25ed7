import { z } from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { innerHtmlOf } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { linkRef } from '../html/links.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { number } from './attributes.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ text, url: text, linkTarget: text, width: number });
type Attributes = z.output<typeof schema>;

export const button = coreBlock('core/button', schema, (attributes, { piece }, context) => {
  const text = piece && (innerHtmlOf(piece, 'a') ?? innerHtmlOf(piece, 'button'));
  const html = inlineText(text ?? attributes.text, context, 'label');
  if (isBlank(html)) return null;

  return compact({
    html,
    href: linkRef(attributes.url, context) ?? undefined,
    opensNewTab: attributes.linkTarget === '_blank' || undefined,
    width: ([25, 50, 75, 100] as const).find((width) => width === widthOf(attributes)),
    style: blockStyle(attributes, context),
  });
});

// Until WordPress 7.0 the width is an attribute, since then a part of the style.
const dimensions = z.object({ dimensions: z.object({ width: z.string() }) });

/** Reads the width of a button in percent of its row. */
function widthOf({ width, style }: Attributes): number | undefined {
  const styled = dimensions.safeParse(style).data?.dimensions.width ?? '';
  return width ?? (/^\d+%$/.test(styled) ? Number.parseInt(styled, 10) : undefined);
}
