import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const folder = new URL('../../demo/pictures/', import.meta.url);
const beside = ['README.md', 'pictures.json'];
const Pictures = z.array(
  z.object({ file: z.string(), alt: z.string().min(20), width: z.number(), height: z.number() }),
);
const pictures = Pictures.parse(JSON.parse(await readFile(new URL('pictures.json', folder), 'utf8')));

describe('the demo pictures', () => {
  it('are listed in order, each once, and nothing else lies in the folder', async () => {
    const files = (await readdir(folder)).filter((file) => !beside.includes(file));
    expect(pictures.map(({ file }) => file)).toEqual(files.sort());
  });

  it('have the sizes the list gives them', async () => {
    for (const { file, width, height } of pictures) {
      const { format, ...size } = await sharp(fileURLToPath(new URL(file, folder))).metadata();
      expect({ file, format, width: size.width, height: size.height }).toEqual({
        file,
        format: 'jpeg',
        width,
        height,
      });
    }
  });

  it('weigh less than eleven megabytes together', async () => {
    const weights = await Promise.all(
      pictures.map(async ({ file }) => (await readFile(new URL(file, folder))).length),
    );
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(11_000_000);
  });
});
