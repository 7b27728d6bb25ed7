import sharp, { type Sharp } from 'sharp';
import { maxPixels } from './media-limits.ts';

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
