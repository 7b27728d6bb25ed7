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
  '/visit/',
  '/about/team/',
];

describe('a page without script', () => {
  const site = openSite();

  for (const path of pages) {
    it(`reads whole: ${path} (faults 134)`, async () => {
      const { page } = await site.open({ javaScriptEnabled: false });
      const response = await page.goto(site.origin + path);
      expect(response?.status()).toBe(200);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('h1').isVisible()).toBe(true);
      // Nothing that only script could show: every heading, picture and link of the content is in the page and not hidden.
      const headings = page.locator('main :is(h2, h3)');
      for (const heading of await headings.all()) {
        const isFolded = await heading.evaluate((element) => element.closest('details:not([open])') !== null);
        if (!isFolded) expect(await heading.isVisible(), (await heading.textContent()) ?? '').toBe(true);
      }
      expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(100);
    });
  }

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

  it('answers an unknown address with status 404 and the message (faults 137)', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    const response = await page.goto(`${site.origin}/no-such/`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toBe('This page could not be found');
  });
});
