import sharp from 'sharp';
import { seeded } from './random.mjs';

/**
 * Gives a drawing the tooth of printed paper: a fine grain and slightly darker corners.
 * @param {Buffer} drawing @param {{ name: string, width: number, height: number }} sheet
 * @returns {Promise<Buffer>} as PNG
 */
export async function printed(drawing, { name, width, height }) {
  const corners =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="v" r="0.78">` +
    `<stop offset="0.62" stop-color="#10262b" stop-opacity="0"/><stop offset="1" stop-color="#10262b" stop-opacity="0.26"/>` +
    `</radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  return sharp(drawing)
    .composite([
      { input: Buffer.from(corners), blend: 'multiply' },
      { input: await grain(name, width, height), blend: 'soft-light' },
    ])
    .png()
    .toBuffer();
}

/** Grain twice the pixel's size: seen as texture, yet cheap in a JPEG. */
async function grain(name, width, height) {
  const random = seeded(`grain of ${name}`);
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const values = Buffer.alloc(columns * rows);
  for (let index = 0; index < values.length; index += 1) values[index] = 128 + random.between(-8, 8);
  return sharp(values, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}
