import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { sampleOf } from '../support/depth.ts';

const pages = [
  '/',
  '/visit/',
  '/event/',
  '/location/',
  '/news/',
  '/art/',
  '/experiences/',
  '/revitalization/',
];

const screens = sampleOf(
  [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ],
  2,
);

describe('the sizes that pictures say', () => {
  const site = openSite({ prefetches: false });

  it(`are those they are shown in, on screens of ${screens.map(({ width }) => width).join(', ')} px`, async () => {
    const { page } = await site.open();
    const wrong: unknown[] = [];
    for (const path of pages) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const pictures = await measurePictures(page);
        expect(pictures.length, path).toBeGreaterThan(0);
        for (const { says, needs, src, isHero } of pictures) {
          // In portrait the opening picture is content with less: see HeroBanner.
          const least = isHero && screen.height > screen.width ? 0.35 : 0.85;
          if (says < needs * least || says > needs * 1.5) wrong.push({ path, ...screen, src, says, needs });
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/**
 * Computes `sizes` in pixels, and the display width of the whole picture, for every visible
 * picture.
 */
function measurePictures(page: Page) {
  return page.evaluate(() => {
    const inPixels = (length: string): number => {
      const ruler = document.createElement('div');
      ruler.style.cssText = `position: absolute; width: ${length}`;
      document.body.append(ruler);
      const { width } = ruler.getBoundingClientRect();
      ruler.remove();
      return width;
    };
    return [...document.querySelectorAll<HTMLSourceElement>('main source[type="image/avif"]')].flatMap(
      (source) => {
        const image = source.parentElement?.querySelector('img');
        const box = image?.getBoundingClientRect();
        if (!image || !box || box.width === 0) return [];
        const length = source.sizes
          .split(/,\s*(?![^(]*\))/)
          .map((item) => /^(\(min-width[^)]*\)|\(orientation[^)]*\))?\s*(.*)$/.exec(item))
          .find((item) => item?.[1] === undefined || window.matchMedia(item[1]).matches)?.[2];
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const isCut = getComputedStyle(image).objectFit === 'cover';
        return {
          says: Math.round(inPixels(length ?? '100vw')),
          needs: Math.round(isCut ? Math.max(box.width, box.height * ratio) : box.width),
          src: image.currentSrc,
          isHero: image.loading === 'eager',
        };
      },
    );
  });
}
