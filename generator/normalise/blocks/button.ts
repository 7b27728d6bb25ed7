import { compact } from '../../compact.ts';
import { raw as text } from '../../null-as-empty.ts';
import { inlineText, isBlank } from '../html.ts';
import { linkRef } from '../links.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ text, url: text, linkTarget: text });

export const button = coreBlock('core/button', schema, (attributes, _, context) => {
  const html = inlineText(attributes.text, context, 'label');
  if (isBlank(html)) return null;

  return compact({
    html,
    href: linkRef(attributes.url, context) ?? undefined,
    opensNewTab: attributes.linkTarget === '_blank' || undefined,
    style: blockStyle(attributes, context),
  });
});
