import type { Sharp } from 'sharp';

/** Whole percents of a picture's width and height: the point that a crop keeps in view. */
export type Focus = readonly [x: number, y: number];

/** A point at the very edge is more often a stain of colour than the subject. */
const edge = 15;

/**
 * Finds the point of a picture that draws the eye: strong colours, skin and contours. The same pixels
 * give the same point; the middle where nothing stands out.
 */
export async function findFocus(
  picture: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Focus> {
  // Libvips looks for the point where it has to crop, and a crop at the sides keeps the scale.
  const { info } = await picture
    .resize({ width: Math.ceil(width * 0.7), height, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = info;
  // Where nothing stands out, it is the first pixel.
  if (attentionX === 0 && attentionY === 0) return [50, 50];
  return [percent(attentionX / width), percent(attentionY / height)];
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share * 100, edge), 100 - edge));
}
