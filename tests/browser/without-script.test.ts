import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

const pages = [
  '/',
  '/art/',
  '/contact/',
  '/event/',
  '/experiences/',
  '/experiences/dining/',
  '/experiences/leasing/',
  '/location/',
  '/news/',
  '/revitalization/',
  '/search/',
  '/today/',
  '/visit/',
  '/about/team/',
];

describe('a page without script', () => {
  const site = openSite({ prefetches: false });

  it('reads whole, whatever its type (faults 134)', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    // Without script, a page loads all its pictures at once: this is about words.
    await page.route(/\/_assets\/media\//, (route) => route.abort());
    for (const path of pages) {
      const response = await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
      expect(await page.locator('h1').count(), path).toBe(1);
      expect(await page.locator('h1').isVisible(), path).toBe(true);
      // Nothing that only script could show: every heading, picture and link of the content is in the page and not hidden.
      expect(await page.locator('main :is(h2, h3)').evaluateAll(hiddenHeadings), path).toEqual([]);
      expect(((await page.locator('main').textContent()) ?? '').length, path).toBeGreaterThan(100);
    }
  });

  it.each(['/location/', '/event/'])('has no filter on %s, and no room for one', async (path) => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    const filter = page.locator('main search');
    expect(await filter.count()).toBe(1);
    expect(await filter.evaluate((element) => getComputedStyle(element).display)).toBe('none');
  });

  it('leads through the menu and back', async () => {
    const { page } = await site.open({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.origin}/`);
    await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click();
    expect(new URL(page.url()).pathname).toBe('/event/');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('has a menu that opens on a small screen', async () => {
    const { page } = await site.open({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`${site.origin}/`);
    await page.locator('header').getByRole('button').first().click();
    const link = page.locator('header').getByRole('link', { name: 'Events', exact: true }).first();
    await link.click();
    expect(new URL(page.url()).pathname).toBe('/event/');
  });
});

/** The texts of headings that are not visible, but for those that are folded. Runs in the page. */
function hiddenHeadings(headings: readonly Element[]): string[] {
  return headings.flatMap((heading) => {
    const { width, height } = heading.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && heading.checkVisibility({ visibilityProperty: true });
    const isFolded = heading.closest('details:not([open])') !== null;
    return isVisible || isFolded ? [] : [heading.textContent ?? ''];
  });
}
