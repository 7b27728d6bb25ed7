import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawIcon, drawnFile, iconSizes } from '../generator/files/icon.ts';

/** Draws the icons of pixels from the pennant, for the repository: `node tools/run.mjs draw-icons`. */
export async function main(): Promise<void> {
  for (const [name, size] of Object.entries(iconSizes))
    await writeFile(drawnFile(name), await toPixels(size));
}

/** The pennant as PNG, so many pixels wide. */
export function toPixels(size: number): Promise<Buffer> {
  const drawing = Buffer.from(drawIcon({ fills: true }));
  return sharp(drawing).resize(size, size).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}
