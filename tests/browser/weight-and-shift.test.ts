import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { bytesAsSent } from '../support/bytes-as-sent.ts';
import { isDeep } from '../support/depth.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';

/** One page of each type. */
const pages = [
  '/',
  '/404.html',
  '/about/team/',
  '/art/',
  '/art/thermal/',
  '/contact/',
  '/event/',
  '/event/lantern-parade-2026/',
  '/experiences/',
  '/experiences/dining/',
  '/experiences/leasing/',
  '/location/',
  '/location/the-oyster-shed/',
  '/news/',
  '/news/c/restoration/',
  '/news/p/a-new-website-with-fewer-buttons/',
  '/privacy/',
  '/revitalization/',
  '/search/',
  '/visit/',
];

/** Html, stylesheet, script and fonts of the front page as they travel. */
const pageBudget = 120_000;

/** The pictures that a visitor sees first. */
const pictureBudget = 250_000;

describe('the weight of the front page on a phone', () => {
  const site = openSite();

  it('keeps html, css, script and fonts within 120 kB, and the pictures in view within 250 kB', async () => {
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

describe('a page whose fonts and pictures come late', () => {
  const site = openSite({ moves: true, prefetches: false });

  for (const width of [390, 1440]) {
    it(`moves nothing, whatever its type, at ${width} px`, async () => {
      const { page } = await site.open({ viewport: { width, height: 844 } });
      await page.addInitScript(recordShifts);
      const moved: unknown[] = [];
      // Each type at one of the widths: the deep tests see all at both.
      const seen = pages.filter((_, index) => isDeep || (index % 2 === 0) === (width === 390));
      for (const path of seen) {
        let painted: Promise<unknown> | undefined;
        await page.route(/\.woff2$|\/media\//, async (route) => {
          painted ??= wasPainted(page, path);
          await painted;
          await route.continue();
        });
        await page.goto(site.origin + path, { waitUntil: 'load' });
        moved.push(...(await readShifts(page)).map((shift) => ({ path, shift })));
        // What is asked for last is answered before the page is left.
        await page.unrouteAll({ behavior: 'wait' });
      }
      expect(moved).toEqual([]);
    });
  }
});

/** Resolves when the page at a path was painted. A font may be asked for while the page before it is still there. */
async function wasPainted(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => location.pathname === wanted && performance.getEntriesByName('first-paint').length > 0,
    path,
  );
}

/** The addresses of the pictures of which some part is on the screen. */
function picturesInView(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image instanceof HTMLImageElement && top < innerHeight && bottom > 0 ? [image.currentSrc] : [];
    }),
  );
}
