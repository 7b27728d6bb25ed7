import sharp, { type Sharp } from 'sharp';
import { maxPixels } from './media-limits.ts';

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

/** A decoded picture: red, green, blue and, for transparent ones, alpha; a byte each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

export async function toPixels(picture: Sharp, width: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export function read({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: maxPixels });
}
