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

const controls = [
  'body > header',
  'footer nav',
  'main button',
  'main nav',
  'main search',
  'main fieldset',
  '.skip-link',
];

describe('a page on paper', () => {
  const site = openSite({ prefetches: false });

  const openPrinter = async (): Promise<(path: string) => Promise<Page>> => {
    const { page } = await site.open({ viewport: sheet, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    return async (path) => {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      return page;
    };
  };

  it('has nothing on it that can only be pressed, and is dark on light', async () => {
    const print = await openPrinter();
    for (const path of pages) {
      const page = await print(path);
      expect(await page.locator('h1').count(), path).toBe(1);
      const pressed = page.locator(controls.map((selector) => `${selector}:visible`).join(', '));
      expect(
        await pressed.evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 100))),
        path,
      ).toEqual([]);
      expect(await page.locator('h1, h2, h3, p, th, td, dt, dd, li').evaluateAll(palePartsOf), path).toEqual(
        [],
      );
    }
  });

  it('tells when an event is and where, with hours and address of the pier below', async () => {
    const print = await openPrinter();
    const page = await print('/event/lantern-parade-2026/');
    expect(await page.getByText('Saturday, October 3, 2026').first().isVisible()).toBe(true);
    const footer = page.locator('footer');
    expect(await footer.getByText('7 am to 10 pm').isVisible()).toBe(true);
    expect(await footer.getByText('1 Pier Road, Port Ellery').isVisible()).toBe(true);
  });

  it('unfolds what is folded on the screen', async () => {
    const print = await openPrinter();
    const page = await print('/event/');
    const folded = page.locator('main details:not([open]) a');
    expect(await folded.count()).toBeGreaterThan(0);
    expect(await folded.first().isVisible()).toBe(true);
  });
});

/** The texts of what is too pale for paper. Runs in the page. */
function palePartsOf(elements: readonly Element[]): (string | null)[] {
  return elements.flatMap((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    const isOfIsland = element.closest('[data-island]') !== null;
    return isOfIsland || Math.max(red, green, blue) <= 0x60 ? [] : [element.textContent];
  });
}
