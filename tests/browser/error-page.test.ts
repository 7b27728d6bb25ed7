import { beforeAll, describe, expect, it } from 'vitest';
import type { showError } from '../../client-runtime/failures/show-error.ts';
import { openSite } from '../support/browser.ts';
import { bundleAsGlobal } from '../support/bundle-as-global.ts';

declare global {
  var boardwalk: { readonly showError: typeof showError };
}

const fallbackHeading = 'An error occurred while showing the error page';

/** A busy machine may need a while. */
const soon = { timeout: 20_000 };

describe('the error page', () => {
  const site = openSite({ prefetches: false });
  let script = '';
  beforeAll(async () => {
    script = await bundleAsGlobal('client-runtime/failures/show-error.ts', 'boardwalk');
  });

  const openPage = async (path: string) => {
    const opened = await site.open();
    await opened.page.addInitScript(script);
    const response = await opened.page.goto(site.origin + path);
    return { ...opened, response };
  };

  it('is the answer to an unknown URL: status 404, the message, and the way home (behaviours 67, faults 137)', async () => {
    const { page, response } = await openPage('/no-such/');
    expect(response?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe('/no-such/');
    expect(await page.locator('h1').textContent()).toBe('This page could not be found');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/');
  });

  it('is the same whether the generator has made it or the browser, but for the search and its script (behaviours 109)', async () => {
    const { page } = await openPage('/404.html');
    const main = page.locator('main');
    await main.locator('[data-search]').evaluate((search) => search.remove());
    await main.locator('h1').evaluate((heading) => {
      for (const name of ['data-enhance', 'data-module', 'data-when']) heading.removeAttribute(name);
    });
    const made = await main.innerHTML();
    await page.evaluate(() =>
      window.boardwalk.showError(document, { status: 404, message: 'This page could not be found' }),
    );
    expect(await main.innerHTML()).toBe(made);
    expect(await page.title()).toBe('This page could not be found');
  });

  it('has a plain link for another try where one is of use, and none home but for 404 (behaviours 55)', async () => {
    const { page } = await openPage('/terms/');
    await page.evaluate(() =>
      window.boardwalk.showError(document, {
        status: 500,
        message: 'Loading chunk <b>visit</b> failed.',
        retry: new URL('/visit/?day=1#map', location.href),
      }),
    );
    expect(await page.locator('main p').first().textContent()).toBe('Error 500');
    expect(await page.locator('main h1').textContent()).toBe('Loading chunk <b>visit</b> failed.');
    const links = page.locator('main a');
    expect(await links.allTextContents()).toEqual(['Try again']);
    expect(await links.first().getAttribute('href')).toBe(`${site.origin}/visit/?day=1#map`);
    expect(await page.locator('header, footer').count()).toBe(2);
  });

  it('falls back to words that need nothing when it cannot be shown (behaviours 71, faults 136)', async () => {
    const { page, errors } = await openPage('/terms/');
    await page.evaluate(() => {
      Object.defineProperty(document, 'title', {
        configurable: true,
        set: () => {
          throw new Error('no title');
        },
      });
    });
    await page.evaluate(() => window.boardwalk.showError(document, { status: 500, message: 'A failure' }));
    expect(await page.locator('h1').allTextContents()).toEqual([fallbackHeading]);
    expect(await page.getByText('Error details: Error: ').count()).toBe(1);
    expect(errors).toEqual([]);
    await page.evaluate(() => Reflect.deleteProperty(document, 'title'));
    await page.getByRole('link', { name: 'Go back to home' }).click();
    await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/');
    await expect.poll(() => page.locator('h1').allTextContents(), soon).not.toContain(fallbackHeading);
  });
});
