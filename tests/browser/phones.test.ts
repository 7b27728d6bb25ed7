import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

const phone = { width: 390, height: 844 };

describe('pages on a phone', () => {
  const site = openSite();

  async function open(path: string, options: { readonly javaScriptEnabled?: boolean } = {}): Promise<Page> {
    const { page } = await site.open({ viewport: phone, ...options });
    await page.goto(site.origin + path);
    return page;
  }

  it.each([
    ['/', 7],
    ['/visit/', 8],
  ])('are short: %s has at most %d screens, and a footer of at most 450 px', async (path, screens) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open(path, { javaScriptEnabled });
      const [height, footer] = await Promise.all([heightOf(page, 'html'), heightOf(page, 'body > footer')]);
      expect(height).toBeLessThanOrEqual(screens * phone.height);
      expect(footer).toBeLessThanOrEqual(450);
      // Not empty either: hours, address and menu are there, in a line each.
      expect(await page.locator('footer summary').allTextContents()).toEqual([
        'Hours',
        'Find us',
        'More pages',
      ]);
    }
  });

  it('say in one line of the footer until when the pier is open, and all its hours below it', async () => {
    const page = await open('/');
    const state = page.locator('footer [data-opening]');
    const summary = page.locator('footer summary', { hasText: 'Hours' });
    await expect.poll(() => state.textContent()).toContain('Open now');
    expect(await middleOf(page, 'footer [data-opening]')).toBeCloseTo(
      await middleOf(page, 'footer details summary'),
      0,
    );
    expect(await page.locator('footer table').isVisible()).toBe(false);
    await summary.press('Enter');
    expect(await page.locator('footer table').isVisible()).toBe(true);
  });

  it('fold the ways to come, but for the one that was chosen', async () => {
    const page = await open('/visit/');
    const openOnes = () => page.locator('details[name=ways][open] > summary').allTextContents();
    expect(await openOnes()).toEqual(['By tram']);
    await page.locator('summary', { hasText: 'By ferry' }).click();
    expect(await openOnes()).toEqual(['By ferry']);
    expect(await page.getByRole('link', { name: 'Directions by ferry' }).isVisible()).toBe(true);
  });

  it('show events as rows: each has its picture beside its words', async () => {
    const page = await open('/');
    const rows = await page.locator('#c-coming-up-on-the-boards article').evaluateAll((articles) =>
      articles.map((article) => {
        const [picture, words] = [...article.children].map((part) => part.getBoundingClientRect());
        return { isBeside: (words?.left ?? 0) >= (picture?.right ?? 0), height: article.clientHeight };
      }),
    );
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ isBeside, height }) => !isBeside || height > 160)).toEqual([]);
  });

  it('unfold everything in a wide view and on paper, where no line opens it', async () => {
    for (const path of ['/', '/visit/']) {
      const page = await open(path);
      const folded = ':is(footer, main) details:not(.prose details)';
      const links = page.locator(`${folded} :is(a, td)`);
      const hidden = () =>
        links.evaluateAll(
          (all) => all.filter((link) => !link.checkVisibility({ contentVisibilityAuto: true })).length,
        );
      const lines = page.locator(`${folded} > summary`);
      const shown = () => lines.evaluateAll((all) => all.filter((line) => line.checkVisibility()).length);
      expect(await hidden()).toBeGreaterThan(10);
      expect(await shown()).toBeGreaterThan(2);
      await page.setViewportSize({ width: 820, height: 1000 });
      expect([await hidden(), await shown()]).toEqual([0, 0]);
      await page.setViewportSize(phone);
      await page.emulateMedia({ media: 'print' });
      expect(await shown()).toBe(0);
      expect(await page.locator('footer td').first().isVisible()).toBe(true);
    }
  });
});

function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.scrollHeight);
}

function middleOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    });
}
