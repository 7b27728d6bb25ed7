import { compact } from '../../util/omit-undefined.ts';
import { innerHtmlOf } from '../fidelity/content-nodes.ts';
import type { EntryContext } from '../html/context.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { linkRef, mediaRef } from '../html/links.ts';
import { htmlToText } from '../html/text.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import { number } from './attributes.ts';
import { coreBlock } from './block.ts';
import { lengthWithin } from './lengths.ts';
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
    width: widthOf(attributes.width),
    aspectRatio: ratioOf(attributes.aspectRatio),
    isWhole: attributes.scale === 'contain' || undefined,
    style: blockStyle(attributes, context),
  });
});

/** Adds the file when the link leads to the attachment page of the picture. */
function aroundPicture(link: LinkRef, { alt: _, ...file }: MediaRef): LinkRef {
  return link.isInternal ? { ...link, file } : link;
}

/** A screen reader cannot name a link without words. */
function withoutName(href: LinkRef | null, { entry, warn }: EntryContext): null {
  if (href) {
    warn({
      message: `A picture without alt text links to ${href.to}: it is shown without the link`,
      entry,
      block: 'core/image',
      hint: 'Give the picture an alt text that says where the link leads.',
    });
  }
  return null;
}

/** In pixels. */
function widthOf(value: string): number | undefined {
  const width = lengthWithin(value, { px: [24, 1600] });
  return width === undefined ? undefined : Number.parseFloat(width);
}

/** Reads "16/9", as in the editor's list of ratios; undefined for "auto" and the like. */
function ratioOf(value: string): string | undefined {
  const [, width = 0, height = 0] = (/^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(value) ?? []).map((part) =>
    Number(part ?? 1),
  );
  const ratio = width / height;
  return ratio >= 1 / 4 && ratio <= 4 ? `${width}/${height}` : undefined;
}
