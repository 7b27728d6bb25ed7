import { z } from 'zod';
import { compact } from '../../compact.ts';
import type { MediaRef } from '../../content.ts';
import { flag, raw as text } from '../../null-as-empty.ts';
import type { EntryContext } from '../context.ts';
import { firstImage } from '../first-image.ts';
import { mediaRef } from '../links.ts';
import { cssLength, json, number, presetOf } from './attributes.ts';
import { coreBlock, type SourceBlock } from './block.ts';
import { warnOfForeignPicture } from './foreign-picture.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({
  url: text,
  id: number,
  alt: text,
  backgroundType: text,
  useFeaturedImage: flag,
  dimRatio: z.number().nullish(),
  overlayColor: text,
  focalPoint: json,
  minHeight: number,
  minHeightUnit: text,
});
type Attributes = z.output<typeof schema>;

const focusSchema = z.object({ x: z.coerce.number(), y: z.coerce.number() });

export const cover = coreBlock('core/cover', schema, (attributes, block, context) => {
  const picture = pictureOf(attributes, block, context);
  const children = context.read(block.children);
  if (!picture && children.length === 0) return null;

  const focus = focusSchema.safeParse(attributes.focalPoint).data;
  return compact({
    picture,
    dim: clamp(attributes.dimRatio ?? 50, 100),
    overlayColor: presetOf(attributes.overlayColor),
    focus: focus && { x: clamp(focus.x, 1), y: clamp(focus.y, 1) },
    minHeight: cssLength(`${attributes.minHeight ?? ''}${attributes.minHeightUnit}`),
    children,
    style: blockStyle(attributes, context),
  });
});

/** The featured image is named in the block's html only. A video behind a cover is left out: it would move by itself. */
function pictureOf(
  attributes: Attributes,
  { html }: SourceBlock,
  context: EntryContext,
): MediaRef | undefined {
  const { url, id, alt, backgroundType, useFeaturedImage } = attributes;
  if (useFeaturedImage) return firstImage(html, context);
  if (url === '' || (backgroundType !== '' && backgroundType !== 'image')) return undefined;

  const picture = mediaRef(url, context, { id, alt });
  if (!picture) warnOfForeignPicture('core/cover', context);
  return picture ?? undefined;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
