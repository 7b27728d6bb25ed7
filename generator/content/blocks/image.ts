import { compact } from '../../util/omit-undefined.ts';
import { innerHtmlOf } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { linkRef, mediaRef } from '../html/links.ts';
import { htmlToText } from '../html/text.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { number } from './attributes.ts';
import { coreBlock } from './block.ts';
import { pictureRatio, pictureWidth } from './picture-box.ts';
import { aroundPicture, withoutName } from './picture-link.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({
  id: number,
  url: text,
  alt: text,
  caption: text,
  href: text,
  linkTarget: text,
  width: text,
  aspectRatio: text,
  scale: text,
});

export const image = coreBlock('core/image', schema, (attributes, { piece }, context) => {
  const { id, url } = attributes;
  if (url === '') return null;
  const captionHtml = piece ? (innerHtmlOf(piece, 'figcaption') ?? '') : attributes.caption;
  const href = linkRef(attributes.href, context);
  // The text of a linked picture describes the target.
  const alt = attributes.alt || (href ? htmlToText(captionHtml) : '');
  const picture = mediaRef(url, context, { id, alt });
  if (!picture) return null;

  const caption = inlineText(captionHtml, context);
  const link = alt === '' ? withoutName(href, context) : href;
  return compact({
    picture,
    caption: isBlank(caption) ? undefined : caption,
    href: link ? aroundPicture(link, picture) : undefined,
    opensNewTab: (link && attributes.linkTarget === '_blank') || undefined,
    width: pictureWidth(attributes.width),
    aspectRatio: pictureRatio(attributes.aspectRatio),
    isWhole: attributes.scale === 'contain' || undefined,
    style: blockStyle(attributes, context),
  });
});
