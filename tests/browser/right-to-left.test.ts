import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

const path = encodeURI('/news/p/مرحبا-بكم-على-الرصيف/');

const directionOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction);

describe('words in Arabic on a page in English', () => {
  const site = openSite({ prefetches: false });

  it('run from right to left: title, breadcrumb, text, list and quote; English beside them does not; headings are where their text begins', async () => {
    const { page } = await site.open();
    await page.goto(site.origin + path);
    const main = page.locator('main');
    const arabic = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('heading', { name: 'ماذا على الخريطة؟' }),
      main.locator('[aria-current="page"]'),
      main.getByText('أصبحت خريطة الرصيف'),
      main.locator('ul:has-text("المنارة")').last(),
      main.locator('blockquote'),
    ];
    for (const words of arabic) expect(await directionOf(words), await words.innerText()).toBe('rtl');
    for (const words of arabic.slice(0, 4)) expect(await words.getAttribute('lang')).toBe('ar');
    const english = main.getByText('Leila Haddad has translated');
    expect(await directionOf(english)).toBe('ltr');
    expect(await english.getAttribute('lang')).toBeNull();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');

    const list = main.locator('ul:has-text("المنارة")').last();
    const [left = 0, right = 0] = await list.evaluate((node) =>
      [getComputedStyle(node).paddingLeft, getComputedStyle(node).paddingRight].map(Number.parseFloat),
    );
    expect(right).toBeGreaterThan(left);
    // The full stop is at the left end.
    const [first, last] = await page.getByText('أصبحت خريطة الرصيف').evaluate((paragraph) => {
      const text = paragraph.firstChild ?? paragraph;
      const { length } = paragraph.textContent ?? '';
      return [0, length - 1].map((start) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(last).toBeLessThan(first ?? 0);

    const rightOf = (element: Locator) =>
      element.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Math.round(range.getBoundingClientRect().right);
      });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const title = await rightOf(main.getByRole('heading', { level: 1 }));
      const heading = await rightOf(main.getByRole('heading', { name: 'ماذا على الخريطة؟' }));
      const text = await rightOf(main.getByText('أصبحت خريطة الرصيف'));
      expect(heading, `${width} px`).toBe(title);
      expect(text, `${width} px`).toBeLessThanOrEqual(heading);
      // Beside its text on a wide view, above it on others.
      expect(text < heading, `${width} px`).toBe(width > 1024);
    }
  });

  it('run from right to left on a card, too, and are Arabic for search engines; a Japanese text is Japanese', async () => {
    const { page } = await site.open();
    await page.goto(`${site.origin}/news/c/announcements/`);
    const card = page.locator('article', { hasText: 'مرحبا بكم' });
    expect(await directionOf(card.getByRole('heading'))).toBe('rtl');
    expect(await card.getByRole('heading').getAttribute('lang')).toBe('ar');
    expect(await directionOf(card.locator('p[dir]').last())).toBe('rtl');
    for (const [address, language] of [
      [path, 'ar'],
      [encodeURI('/news/p/灯台からの手紙/'), 'ja'],
      ['/news/p/two-hundred-in-the-water/', 'en-US'],
    ]) {
      await page.goto(site.origin + address);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join('')).toContain(`"inLanguage":"${language}"`);
    }
  });
});
