import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

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

describe('the sizes that pictures say', () => {
  const site = openSite({ prefetches: false });

  it.each([
    [390, 844],
    [820, 1180],
    [1440, 900],
  ])('are those they are shown in, on a screen of %i by %i', async (width, height) => {
    const { page } = await site.open({ viewport: { width, height } });
    const wrong: unknown[] = [];
    for (const path of pages) {
      await page.goto(site.origin + path);
      for (const { says, needs, src, isHero } of await measurePictures(page)) {
        // In portrait the opening picture is content with less: see HeroBanner.
        const least = isHero && height > width ? 0.35 : 0.85;
        if (says < needs * least || says > needs * 1.5) wrong.push({ path, src, says, needs });
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
