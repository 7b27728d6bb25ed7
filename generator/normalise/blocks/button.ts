import { compact } from '../../compact.ts';
import { raw as text } from '../../null-as-empty.ts';
import { inlineText, isBlank } from '../html.ts';
import { linkRef } from '../links.ts';
import { number } from './attributes.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ text, url: text, linkTarget: text, width: number });

export const button = coreBlock('core/button', schema, (attributes, _, context) => {
  const html = inlineText(attributes.text, context, 'label');
  if (isBlank(html)) return null;

  return compact({
    html,
    href: linkRef(attributes.url, context) ?? undefined,
    opensNewTab: attributes.linkTarget === '_blank' || undefined,
    width: ([25, 50, 75, 100] as const).find((width) => width === attributes.width),
    style: blockStyle(attributes, context),
  });
});
