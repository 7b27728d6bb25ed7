import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

const path = encodeURI('/news/p/مرحبا-بكم-على-الرصيف/');

const directionOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction);

describe('words in Arabic on a page in English', () => {
  const site = openSite({ prefetches: false });

  it('run from right to left: title, breadcrumb, text, list and quote; English beside them does not', async () => {
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
    expect(await directionOf(main.getByText('Leila Haddad has translated'))).toBe('ltr');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');

    const list = main.locator('ul:has-text("المنارة")').last();
    const [left = 0, right = 0] = await list.evaluate((node) =>
      [getComputedStyle(node).paddingLeft, getComputedStyle(node).paddingRight].map(Number.parseFloat),
    );
    expect(right).toBeGreaterThan(left);
  });

  it('have their full stop at the left end', async () => {
    const { page } = await site.open();
    await page.goto(site.origin + path);
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
  });

  it('run from right to left on a card, too', async () => {
    const { page } = await site.open();
    await page.goto(`${site.origin}/news/c/announcements/`);
    const card = page.locator('article', { hasText: 'مرحبا بكم' });
    expect(await directionOf(card.getByRole('heading'))).toBe('rtl');
    expect(await directionOf(card.locator('p[dir]').last())).toBe('rtl');
  });
});
