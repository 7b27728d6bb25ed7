import { describe, expect, inject, it } from 'vitest';
import { checkLayout, layoutViews } from '../../tools/quality/check-layout.ts';
import { readSite } from '../../tools/quality/read-site.ts';
import { openSite } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { samplePages } from '../support/sample-pages.ts';

/** The narrowest and the widest screen, and letters of twice the size. */
const extremeViews = layoutViews.filter(
  ({ width, textSize }) => width === 320 || width === 1440 || textSize === '200%',
);

describe('the layout', () => {
  const site = openSite({ prefetches: false });

  it('fits pages of every kind into screens from 320 to 1440 px and with letters of twice the size: nothing sticks out or is cut at a side', async () => {
    const { pages } = await readSite(inject('demoSite'));
    expect(pages.length).toBeGreaterThan(150);
    const paths = samplePages(pages).map(({ path }) => path);
    expect(await checkLayout(paths, site, isDeep ? layoutViews : extremeViews)).toEqual([]);
  }, 600_000);

  const widths = [390, 1440];
  it(`lets every card be pressed anywhere on ${widths.join(' and ')} px`, async () => {
    const { page } = await site.open();
    for (const [index, path] of ['/experiences/', '/event/', '/news/', '/art/', '/location/'].entries()) {
      await page.goto(site.origin + path);
      // Their cards are alike: each list at one of the widths, in the deep tests at both.
      for (const width of widths.filter((_, place) => isDeep || place === index % widths.length)) {
        await page.setViewportSize({ width, height: 800 });
        const links = await page.locator('main article, main li[data-place]').evaluateAll(linksUnder);
        expect(links.length, `${path} on ${width} px`).toBeGreaterThan(6);
        expect(links.flat(), `${path} on ${width} px`).not.toContain(null);
      }
    }
  });
});

/** The links near the corners and at the sides of each card; null without one. Runs in the page. */
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
