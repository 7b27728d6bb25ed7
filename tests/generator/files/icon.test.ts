import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnFile, iconSizes, icons } from '../../../generator/files/icon.ts';
import { toPixels } from '../../../tools/draw-icons.ts';
import { contentsOf } from '../../support/contents-of.ts';

const files = icons({ title: 'Halyard "Pier" </script>', language: 'en-US' });

describe('the icons of a site', () => {
  it.each(Object.entries(iconSizes))(
    'are kept as they are drawn from the pennant: %s',
    async (name, size) => {
      const kept = await readFile(drawnFile(name));
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: size, height: size });
      const [pixels, expected] = await Promise.all(
        [kept, await toPixels(size)].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
      );
      expect(expected?.equals(pixels ?? Buffer.of())).toBe(true);
    },
  );

  it('are named by the web manifest, which opens the site in the browser and names it', () => {
    const manifest = JSON.parse(contentsOf(files.find(({ path }) => path === 'site.webmanifest')));
    expect(manifest).toMatchObject({
      name: 'Halyard "Pier" </script>',
      lang: 'en-US',
      start_url: '/',
      display: 'browser',
    });
    const paths = files.map(({ path }) => `/${path}`);
    for (const { src } of manifest.icons) expect(paths).toContain(src);
    expect(manifest.icons).toHaveLength(3);
  });
});
