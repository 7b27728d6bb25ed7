import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { sampleOf } from '../support/depth.ts';
import { openMap } from '../support/open-map.ts';

/** Takes from the browser what it had not always. */
function takeFeaturesAway(): void {
  for (const name of ['IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback', 'trustedTypes']) {
    Reflect.deleteProperty(window, name);
  }
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
}

/** A busy machine may need a while. */
const soon = { timeout: 20_000 };

describe('a page whose script is missing', () => {
  const site = openSite({ prefetches: false });

  it.each(sampleOf(['is not found', 'is refused'], 1))(
    'is whole and leads on: it %s (faults 134)',
    async (how) => {
      const { page } = await site.open({ viewport: { width: 1440, height: 900 } });
      await page.route(/\/runtime-[^/]*\.js$/, (route) =>
        how === 'is refused' ? route.abort() : route.fulfill({ status: 404, body: '' }),
      );
      await page.goto(`${site.origin}/`);
      expect(await page.locator('h1').isVisible()).toBe(true);
      const slideshow = page.locator('[data-island="slideshow"] img').first();
      await slideshow.scrollIntoViewIfNeeded();
      expect(await slideshow.isVisible()).toBe(true);
      await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click();
      await page.waitForURL('**/event/');
      await page.locator('main a[href^="/event/"][href$="/"]').first().click();
      await page.waitForURL('**/event/*/');
      await page.goBack();
      await page.waitForURL('**/event/');
    },
  );
});

describe('a browser without the newer features', () => {
  const site = openSite({ prefetches: false });

  it('has every link and every island (behaviours 39, faults 134)', async () => {
    const { page, errors } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(takeFeaturesAway);
    // Trusted Types are enforced by the policy; a browser that lacks them knows nothing of it.
    await page.route(`${site.origin}/**/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/require-trusted-types-for[^"]*/, '');
      await route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    });
    await page.goto(`${site.origin}/location/`);
    await openMap(page);
    await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click();
    await page.waitForURL('**/event/');
    await expect.poll(() => page.locator('h1').textContent(), soon).toMatch(/\S/);
    await page.goBack();
    await page.waitForURL('**/location/');
    expect(errors).toEqual([]);
  });
});
