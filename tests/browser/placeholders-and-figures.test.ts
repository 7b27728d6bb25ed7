import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

const site = openSite({ prefetches: false });

it('the sun of a card without a picture is round, whatever the shape of the card, at 390 and 1440 px', async () => {
  const { page } = await site.open();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.origin}/news/`);
    for (const [across, high] of [
      [undefined, undefined],
      [360, 270],
      [360, 120],
      [200, 500],
    ] as const) {
      const { radius, atHalf } = await measureSun(page, across, high);
      expect(radius).toBeGreaterThan(15);
      // Half a radius below its top, a circle is as wide as √3 radii.
      expect(atHalf / radius / Math.sqrt(3), `${across} x ${high}`).toBeCloseTo(1, 1);
    }
  }
});

/** Gives the first placeholder a size, and measures the part of the sun that is over the deck, in pixels. */
async function measureSun(
  page: Page,
  width?: number,
  height?: number,
): Promise<{ readonly radius: number; readonly atHalf: number }> {
  const card = page.locator('[class*="Card_bare"]').first();
  await card.evaluate(
    (element, [width, height]) => {
      if (!(element instanceof HTMLElement) || width === undefined) return;
      element.style.cssText = `flex: none; aspect-ratio: auto; width: ${width}px; height: ${height}px`;
    },
    [width, height] as const,
  );
  const { data, info } = await sharp(await card.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) => {
    const row = data.subarray(y * info.width * 3, (y + 1) * info.width * 3);
    let count = 0;
    // Marigold.
    for (let x = 0; x < row.length; x += 3) if ((row[x] ?? 0) > 200 && (row[x + 2] ?? 255) < 120) count += 1;
    return count;
  });
  const top = rows.findIndex((count) => count > 0);
  const radius = Math.max(...rows) / 2;
  return { radius, atHalf: rows[top + Math.round(radius / 2)] ?? 0 };
}

it('a number of many signs stays on one line at 390 and 1440 px', async () => {
  const { page } = await site.open();
  await page.goto(`${site.origin}/experiences/leasing/`);
  const values = page.locator('[class*="FigureList_value"]');
  expect(await values.count()).toBeGreaterThan(2);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await values.evaluateAll((elements) =>
      elements.map((element) => {
        element.textContent = '1,023,456,789';
        element.classList.add('FigureList_long');
        const range = document.createRange();
        range.selectNodeContents(element);
        return { lines: range.getClientRects().length, fits: element.scrollWidth <= element.clientWidth };
      }),
    );
    for (const line of lines) expect(line).toEqual({ lines: 1, fits: true });
  }
});
