import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { printed } from './kit/print.mjs';
import { seeded } from './kit/random.mjs';

// Draws the pictures of the demo pier: node tools/draw-pictures/index.mjs [name …]
const folder = new URL('../../demo/pictures/', import.meta.url);
const qualities = [80, 76, 72, 68, 64];
const bytesPerPixel = 0.067;

/** @typedef {{ file: string, alt: string, width: number, height: number }} Picture */

await drawPictures(process.argv.slice(2));

/**
 * Draws the named pictures of pictures.json, or all of them, into the folder beside that list.
 * @param {string[]} names
 */
async function drawPictures(names) {
  /** @type {Picture[]} */
  const pictures = JSON.parse(await readFile(new URL('pictures.json', folder), 'utf8'));
  const wanted = pictures.filter(({ file }) => names.length === 0 || names.includes(nameOf(file)));
  await mkdir(folder, { recursive: true });
  const limit = pLimit(availableParallelism());
  await Promise.all(wanted.map((picture) => limit(() => drawPicture(picture))));
}

/** @param {Picture} picture */
async function drawPicture({ file, width, height }) {
  const name = nameOf(file);
  const { draw } = await import(`./scenes/${name}.mjs`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(seeded(name))}</svg>`;
  const drawing = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().toBuffer();
  const sheet = await printed(drawing, { name, width, height });
  await writeFile(new URL(file, folder), await encoded(sheet, width * height * bytesPerPixel));
}

/**
 * The best JPEG that keeps to the number of bytes, or else the smallest.
 * @param {Buffer} sheet @param {number} most
 */
async function encoded(sheet, most) {
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= most) break;
  }
  return jpeg;
}

/** @param {string} file */
function nameOf(file) {
  return file.replace(/\.jpg$/, '');
}
