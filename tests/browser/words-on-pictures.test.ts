import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

/** Of the words, `--on-field`: #fdf8ee. */
const inkLuminance = 0.943;

describe('the words on the picture of a hero', () => {
  const site = openSite({ prefetches: false });

  it('stand off it 4.5 to 1 on 320 and 390 px, even where it is white', async () => {
    const { page } = await site.open();
    for (const path of ['/experiences/dining/', '/visit/', '/experiences/leasing/']) {
      await page.goto(site.origin + path);
      const hero = page.locator('section:has(h1)');
      await hero.locator('img').evaluate((image) => {
        image.style.filter = 'brightness(0) invert(1)';
      });
      const kicker = hero.locator('h1').locator('xpath=preceding-sibling::p');
      const text = hero.locator('h1 + p');
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const words of [kicker, text]) {
          const name = `${path} on ${width} px: ${await words.textContent()}`;
          expect(await contrastOf(words), name).toBeGreaterThanOrEqual(4.5);
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
