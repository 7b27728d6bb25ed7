import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { bytesAsSent } from '../support/bytes-as-sent.ts';

/** Html, stylesheets, scripts and fonts of the front page as they travel: 4 kB are the clock of its events. */
const pageBudget = 128_000;

/** The pictures that a visitor sees first. */
const pictureBudget = 250_000;

describe('the weight of the front page on a phone', () => {
  const site = openSite();

  it('keeps html, css, script and fonts within 128 kB, and the pictures in view within 250 kB', async () => {
    const { page } = await site.open({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    const pictures = await picturesInView(page);
    const isPicture = (response: Response) => response.request().resourceType() === 'image';
    const weigh = async (chosen: readonly Response[]) => {
      const sizes = await Promise.all(chosen.map(bytesAsSent));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    expect(pictures.length).toBeGreaterThan(0);
    expect(await weigh(responses.filter((response) => !isPicture(response)))).toBeLessThanOrEqual(pageBudget);
    expect(
      await weigh(responses.filter((response) => pictures.includes(response.url()))),
    ).toBeLessThanOrEqual(pictureBudget);
  });
});

/** The addresses of the pictures of which some part is on the screen. */
function picturesInView(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image instanceof HTMLImageElement && top < innerHeight && bottom > 0 ? [image.currentSrc] : [];
    }),
  );
}
