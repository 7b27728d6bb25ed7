import { z } from 'zod';
import type { CoverPosition } from '../../../templates/blocks/Cover.tsx';
import { compact } from '../../util/omit-undefined.ts';
import { htmlOfEach, isTag } from '../fidelity/content-nodes.ts';
import { readHtml } from '../html/content-html.ts';
import type { EntryContext } from '../html/context.ts';
import { firstImage } from '../html/first-image.ts';
import { mediaRef } from '../html/links.ts';
import { flag, raw as text } from '../kinds/field-schemas.ts';
import type { MediaRef, StoredBlock } from '../stored-blocks.ts';
import { json, number, oneOf } from './attributes.ts';
import { coreBlock, type SourceBlock } from './block.ts';
import { colourOf } from './colour.ts';
import { clamp, lengthWithin } from './lengths.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({
  url: text,
  id: number,
  alt: text,
  backgroundType: text,
  useFeaturedImage: flag,
  dimRatio: z.number().nullish(),
  overlayColor: text,
  customOverlayColor: text,
  contentPosition: text,
  focalPoint: json,
  minHeight: number,
  minHeightUnit: text,
});
type Attributes = z.output<typeof schema>;

const heights = { px: [80, 1000], rem: [5, 60], em: [5, 60], vh: [10, 100], vw: [10, 100] } as const;

const focusSchema = z.object({ x: z.coerce.number(), y: z.coerce.number() });

export const cover = coreBlock('core/cover', schema, (attributes, block, context) => {
  const picture = pictureOf(attributes, block, context);
  const children = block.children.length > 0 ? context.read(block.children) : readText(block, context);
  if (!picture && children.length === 0) return null;

  const focus = focusSchema.safeParse(attributes.focalPoint).data;
  const { overlayColor, customOverlayColor, minHeight, minHeightUnit } = attributes;
  return compact({
    picture,
    dim: clamp(attributes.dimRatio ?? 50, 0, 100),
    overlayColor: colourOf(overlayColor, customOverlayColor),
    focus: focus && { x: clamp(focus.x, 0, 1), y: clamp(focus.y, 0, 1) },
    minHeight: lengthWithin(`${minHeight ?? ''}${minHeightUnit}`, heights),
    position: positionOf(attributes.contentPosition),
    children,
    style: blockStyle(attributes, context),
  });
});

/** Covers of the old editor contain their text themselves, beside the picture. */
function readText({ piece }: SourceBlock, context: EntryContext): readonly StoredBlock[] {
  if (!piece) return [];
  const { element, source } = piece;
  const nodes = element.children.filter((node) => !isTag(node, ['img', 'video']));
  return readHtml(htmlOfEach(source, nodes), context);
}

/** Reads "top left" and the like, in two words; undefined for the centre. */
function positionOf(value: string): CoverPosition | undefined {
  const [vertical, horizontal] = value.split(' ');
  const position = compact({
    vertical: oneOf(vertical, ['top', 'bottom']),
    horizontal: oneOf(horizontal, ['left', 'right']),
  });
  return Object.keys(position).length === 0 ? undefined : position;
}

/**
 * Only the block's html names the featured image. A background video is skipped: it would move by
 * itself.
 */
function pictureOf(
  attributes: Attributes,
  { html }: SourceBlock,
  context: EntryContext,
): MediaRef | undefined {
  const { url, id, alt, backgroundType, useFeaturedImage } = attributes;
  if (useFeaturedImage) return firstImage(html, context);
  if (url === '' || (backgroundType !== '' && backgroundType !== 'image')) return undefined;

  const picture = mediaRef(url, context, { id, alt });
  return picture ?? undefined;
}
