import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

/** As wide as a sheet of A4. */
const sheet = { width: 794, height: 1123 };

const pages = [
  '/',
  '/contact/',
  '/event/',
  '/location/',
  '/event/lantern-parade-2026/',
  '/visit/',
  '/404.html',
];

describe('a page on paper', () => {
  const site = openSite({ prefetches: false });

  const print = async (path: string): Promise<Page> => {
    const { page } = await site.open({ viewport: sheet, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await page.goto(site.origin + path);
    return page;
  };

  it.each(pages)('has nothing on it that can only be pressed, and is dark on light: %s', async (path) => {
    const page = await print(path);
    for (const selector of [
      'body > header',
      'footer nav',
      'main button',
      'main nav',
      'main search',
      'main fieldset',
      '.skip-link',
    ]) {
      expect(await page.locator(`${selector}:visible`).count(), selector).toBe(0);
    }
    const pale = await page.locator('h1, h2, h3, p, th, td, dt, dd, li').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        const isOfIsland = element.closest('[data-island]') !== null;
        return isOfIsland || Math.max(red, green, blue) <= 0x60 ? [] : [element.textContent];
      }),
    );
    expect(pale).toEqual([]);
  });

  it('tells when an event is and where, with hours and address of the pier below', async () => {
    const page = await print('/event/lantern-parade-2026/');
    expect(await page.getByText('Saturday, October 3, 2026').first().isVisible()).toBe(true);
    const footer = page.locator('footer');
    expect(await footer.getByText('7 am to 10 pm').isVisible()).toBe(true);
    expect(await footer.getByText('1 Pier Road, Port Ellery').isVisible()).toBe(true);
  });

  it('unfolds what is folded on the screen', async () => {
    const page = await print('/event/');
    const folded = page.locator('main details:not([open]) a');
    expect(await folded.count()).toBeGreaterThan(0);
    expect(await folded.first().isVisible()).toBe(true);
  });
});
