import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

/** Of the words, `--on-field`: #fdf8ee. */
const inkLuminance = 0.943;

/** Words below, beside and on the picture. */
const views = [320, 390, 820, 1024, 1440];

describe('the words on the picture of a hero', () => {
  const site = openSite({ prefetches: false });

  it(`have a contrast of 4.5 to 1 on ${views.join(', ')} px, even where the picture is white`, async () => {
    const { page } = await site.open();
    for (const path of ['/', '/experiences/dining/', '/visit/', '/style-guide/']) {
      await page.goto(site.origin + path);
      // It floats above what is scrolled below it.
      await page.locator('header').evaluate((header) => header.remove());
      for (const hero of await page.locator('section:has(> img, > picture):has(h1, h2)').all()) {
        await hero.locator('img').evaluate((image) => {
          image.style.filter = 'brightness(0) invert(1)';
        });
        for (const width of views) {
          await page.setViewportSize({ width, height: 844 });
          for (const words of await hero.locator('div > p, :is(h1, h2), nav a').all()) {
            const name = `${path} on ${width} px: ${await words.textContent()}`;
            expect(await contrastOf(words), name).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    }
  });
});

/** The contrast of an element's words with the lightest pixel behind them. */
async function contrastOf(words: Locator): Promise<number> {
  await words.evaluate((element) => {
    element.style.color = 'transparent';
  });
  const { data, info } = await sharp(await words.screenshot())
    // The pennant before a kicker is a mark, no ground.
    .extractChannel('green')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pennant = 44;
  let lightest = 0;
  for (let index = 0; index < data.length; index += 1) {
    if (index % info.width >= pennant) lightest = Math.max(lightest, data[index] ?? 0);
  }
  const share = lightest / 255;
  const ground = share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  return (inkLuminance + 0.05) / (ground + 0.05);
}
