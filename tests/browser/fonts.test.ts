import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { stopClock } from '../support/stop-clock.ts';

describe('the fonts', () => {
  const site = openSite({ prefetches: false });

  const classes = (page: Page) =>
    page.evaluate(() =>
      [...document.documentElement.classList].filter((name) => name.startsWith('wf-')).sort(),
    );

  /** Makes the page name a script that brings fonts, as a site does whose settings name one. */
  const nameScript = (page: Page, src: string) =>
    page.route(`${site.origin}/terms/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<body', `<body data-font-script="${src}"`);
      await route.fulfill({ response, body: html });
    });

  it('are told by classes as they come: all, one or none of them, not even their stylesheet, or the script that brings them (behaviours 88, 89, 90)', async () => {
    const { page } = await site.open();
    const missing = (pattern: string) => page.route(pattern, (route) => route.fulfill({ status: 404 }));
    for (const [pattern, told] of [
      ['**/*.css', ['wf-inactive']],
      ['**/*.woff2', ['wf-bricolagegrotesque-n4-inactive', 'wf-figtree-n4-inactive', 'wf-inactive']],
      ['**/figtree*.woff2', ['wf-active', 'wf-bricolagegrotesque-n4-active', 'wf-figtree-n4-inactive']],
      ['**/fonts.js', ['wf-inactive']],
      ['', ['wf-active', 'wf-bricolagegrotesque-n4-active', 'wf-figtree-n4-active']],
    ] as const) {
      if (pattern !== '') await missing(pattern);
      if (pattern === '**/fonts.js') await nameScript(page, `${site.origin}/fonts.js`);
      await page.goto(`${site.origin}/terms/`);
      await expect.poll(() => classes(page), { message: `without ${pattern}` }).toEqual(told);
      expect(await page.locator('h1').isVisible()).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  it('wait for the script that the settings name, which the policy of the page lets run (behaviours 90)', async () => {
    const { page, errors } = await site.open();
    const src = `${site.origin}/fonts.js?kit=a&amp;b=%22`;
    await nameScript(page, src);
    await page.route('**/fonts.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.query = import.meta.url.split("?")[1]',
      }),
    );
    await page.goto(`${site.origin}/terms/`);
    await expect.poll(() => classes(page)).toContain('wf-active');
    expect(await page.locator('html').getAttribute('data-query')).toBe('kit=a&b=%22');
    expect(errors).toEqual([]);
  });

  it('are told as inactive when the script never comes: Script load timeout after 5000 ms (behaviours 90)', async () => {
    const { page } = await site.open();
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    await nameScript(page, `${site.origin}/fonts.js`);
    await page.route('**/fonts.js', () => {});
    await stopClock(page);
    const asked = page.waitForRequest('**/fonts.js');
    await page.goto(`${site.origin}/terms/`, { waitUntil: 'commit' });
    await asked;
    await page.clock.runFor(4900);
    expect(await classes(page)).toEqual(['wf-loading']);
    await page.clock.runFor(200);
    await expect.poll(() => classes(page)).toEqual(['wf-inactive']);
    await expect.poll(() => warnings).toEqual([expect.stringContaining('Script load timeout')]);
  });
});
