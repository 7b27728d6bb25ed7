import { compact } from '../../compact.ts';
import { raw as text } from '../../null-as-empty.ts';
import { inlineText, isBlank } from '../html.ts';
import { linkRef, mediaRef } from '../links.ts';
import { number } from './attributes.ts';
import { coreBlock } from './block.ts';
import { warnOfForeignPicture } from './foreign-picture.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ id: number, url: text, alt: text, caption: text, href: text });

export const image = coreBlock('core/image', schema, (attributes, _, context) => {
  const { id, url, alt, href } = attributes;
  if (url === '') return null;
  const picture = mediaRef(url, context, { id, alt });
  if (!picture) {
    warnOfForeignPicture('core/image', context);
    return null;
  }

  const caption = inlineText(attributes.caption, context);
  return compact({
    picture,
    caption: isBlank(caption) ? undefined : caption,
    href: linkRef(href, context) ?? undefined,
    style: blockStyle(attributes, context),
  });
});
