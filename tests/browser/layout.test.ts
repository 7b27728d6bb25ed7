import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

const pages = [
  '/',
  '/event/',
  '/location/',
  '/news/',
  '/visit/',
  '/experiences/leasing/',
  '/revitalization/',
  '/contact/',
  '/art/',
];

describe('the layout', () => {
  const site = openSite();

  for (const width of [320, 390, 820, 1440]) {
    it(`fits a screen of ${width} px: nothing sticks out sideways`, async () => {
      const { page } = await site.open({ viewport: { width, height: 800 } });
      for (const path of pages) {
        await page.goto(site.origin + path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }

  for (const width of [390, 1440]) {
    it(`lets every card be pressed anywhere on ${width} px`, async () => {
      const { page } = await site.open({ viewport: { width, height: 800 } });
      for (const path of ['/experiences/', '/event/', '/news/', '/art/', '/location/']) {
        await page.goto(site.origin + path);
        const links = await page.locator('main article, main li[data-place]').evaluateAll(linksUnder);
        expect(links.length, path).toBeGreaterThan(6);
        expect(links.flat(), path).not.toContain(null);
      }
    });
  }
});

/** The links near the corners and at the sides of each card; null where there is none. Runs in the page. */
function linksUnder(cards: readonly Element[]): (string | null)[][] {
  const places = [0.1, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })));
  return cards.map((card) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = card.getBoundingClientRect();
    return places.map(({ x, y }) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit?.closest('a')?.getAttribute('href') ?? null;
    });
  });
}
