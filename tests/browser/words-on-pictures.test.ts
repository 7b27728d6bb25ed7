import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { sampleOf } from '../support/depth.ts';

/** Of the words, `--on-field`. */
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
      const heroes = page.locator('section:has(> img, > picture):has(h1, h2)');
      for (const picture of await heroes.locator('img').all())
        await picture.evaluate((image) => {
          image.style.filter = 'brightness(0) invert(1)';
        });
      // These two have the same banner, with other words.
      const isLike = path === '/experiences/dining/' || path === '/visit/';
      for (const width of isLike ? sampleOf(views, 2) : views) {
        await page.setViewportSize({ width, height: 844 });
        for (const hero of await heroes.all()) {
          const contrasts = await contrastsOf(hero);
          expect(contrasts.length).toBeGreaterThan(0);
          for (const { text, contrast } of contrasts)
            expect(contrast, `${path} on ${width} px: ${text}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});

/** The contrast of each line of words with the lightest pixel behind it. */
async function contrastsOf(hero: Locator): Promise<readonly { text: string; contrast: number }[]> {
  const boxes = await hero.evaluate(hideWords);
  const { data, info } = await sharp(await hero.screenshot())
    .extractChannel('green')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The pennant before a kicker is a mark, no ground.
  const pennant = 44;
  return boxes.map(({ text, left, top, right, bottom }) => {
    let lightest = 0;
    for (let y = Math.floor(top); y < Math.min(bottom, info.height); y += 1)
      for (let x = Math.floor(left) + pennant; x < Math.min(right, info.width); x += 1)
        lightest = Math.max(lightest, data[y * info.width + x] ?? 0);
    const share = lightest / 255;
    const ground = share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return { text, contrast: (inkLuminance + 0.05) / (ground + 0.05) };
  });
}

/** Makes the words of a hero transparent, and tells where in it they are. Runs in the page. */
function hideWords(hero: Element) {
  const corner = hero.getBoundingClientRect();
  return [...hero.querySelectorAll<HTMLElement>('div > p, h1, h2, nav a')].map((element) => {
    element.style.color = 'transparent';
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      ...{ text: element.textContent ?? '', left: left - corner.left, right: right - corner.left },
      ...{ top: top - corner.top, bottom: bottom - corner.top },
    };
  });
}
