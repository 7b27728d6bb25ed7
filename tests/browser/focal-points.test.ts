import { describe, expect, inject, it } from 'vitest';
import { readSite } from '../../tools/quality/read-site.ts';
import { openSite } from '../support/browser.ts';

const views = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

describe('the focal point of an opening picture', () => {
  const site = openSite({ prefetches: false });

  it(`is in view and free of words on ${views.map(({ width }) => width).join(', ')} px`, async () => {
    const { pages } = await readSite(inject('demoSite'));
    const heroes = pages.filter(({ html }) => /<h1[^>]*class="HeroBanner/.test(html));
    expect(heroes.length).toBeGreaterThan(8);
    const { page } = await site.open();
    const lost: unknown[] = [];
    let cropped = 0;
    for (const { path } of heroes) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      for (const viewport of views) {
        await page.setViewportSize(viewport);
        const found = await page.locator('section:has(h1) img').evaluate(findPoint);
        if (found.isCropped) cropped += 1;
        if (found.over !== 'img' || found.offBy > 2) lost.push({ path, ...viewport, ...found });
      }
    }
    expect(cropped).toBeGreaterThan(heroes.length);
    expect(lost).toEqual([]);
  });
});

/** Finds on the screen the point that the style attribute names, and what is there. */
function findPoint(image: Element): {
  x: number;
  y: number;
  over: string;
  isCropped: boolean;
  offBy: number;
} {
  if (!(image instanceof HTMLImageElement)) throw new Error('not a picture');
  const [left = 50, top = 50] = (image.style.getPropertyValue('--focal').match(/\d+/g) ?? []).map(Number);
  const box = image.getBoundingClientRect();
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const width = Math.max(box.width, box.height * ratio);
  const height = width / ratio;
  const [shownX = 50, shownY = 50] =
    getComputedStyle(image)
      .objectPosition.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const x = box.left + ((box.width - width) * shownX) / 100 + (width * left) / 100;
  const y = box.top + ((box.height - height) * shownY) / 100 + (height * top) / 100;
  const words = document.elementsFromPoint(x, y).find((element) => element.matches('header, p, h1, a, img'));
  return {
    x: Math.round(x),
    y: Math.round(y),
    over: words?.localName ?? 'nothing',
    // In a crop as in the picture: so far from the left and from the top.
    offBy: Math.hypot(x - box.left - (box.width * left) / 100, y - box.top - (box.height * top) / 100),
    isCropped: width > box.width + 1 || height > box.height + 1,
  };
}
