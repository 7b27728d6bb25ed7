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
});
