import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readSite } from '../../tools/quality/read-site.ts';
import { openSite } from '../support/browser.ts';
import { samplePages } from '../support/sample-pages.ts';

/** In CSS pixels: read in the sun, at arm's length. */
const least = 15;

describe('the text', () => {
  const site = openSite({ prefetches: false });

  for (const width of [390, 1440]) {
    it(`is ${least} px at least on pages of every kind at ${width} px`, async () => {
      const { pages } = await readSite(inject('demoSite'));
      const { page } = await site.open({ viewport: { width, height: 844 } });
      const small: unknown[] = [];
      let texts = 0;
      for (const { path } of samplePages(pages)) {
        await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
        for (const { text, size } of await readTexts(page)) {
          texts += 1;
          if (size < least) small.push(`${path}: ${size} px "${text}"`);
        }
      }
      expect(texts).toBeGreaterThan(1000);
      expect(small).toEqual([]);
    });
  }
});

/** Every visible text with its size as shown: the text of a drawing is scaled with it. */
function readTexts(page: Page): Promise<{ readonly text: string; readonly size: number }[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; size: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      if (parent.closest('script, style, noscript, .visually-hidden, sub, sup') !== null) continue;
      const drawn = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * drawn;
      found.push({ text: text.slice(0, 40), size: Math.round(size * 100) / 100 });
    }
    return found;
  });
}
