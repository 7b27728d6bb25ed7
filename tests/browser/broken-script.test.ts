import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

const controls = [
  ['the filter of the events', '/event/', '[data-enhance="event-filter"]'],
  ['the filter of the places', '/location/', '#place-filter search'],
  ['the arrows of a slideshow', '/experiences/art/', '[aria-roledescription="carousel"] button'],
  ['the button of a film', '/about/', '[data-island="click-to-load"] button'],
] as const;

describe('a page whose script is allowed but does not work', () => {
  const site = openSite({ prefetches: false });

  it('shows nothing that only script could answer to', async () => {
    const { page } = await site.open();
    await page.route(/\/_assets\/runtime-/, (route) => route.abort());
    for (const [what, path, selector] of controls) {
      await page.goto(site.origin + path);
      expect(await page.locator(selector).count(), what).toBeGreaterThan(0);
      expect(await page.locator(`${selector}:visible`).count(), what).toBe(0);
      expect(await page.locator('main a:visible').count(), what).toBeGreaterThan(3);
    }
  });

  it('removes the filter of the events when its own script does not load', async () => {
    const { page } = await site.open();
    await page.route(/\/_assets\/event-filter-/, (route) => route.abort());
    await page.goto(`${site.origin}/event/`);
    const filter = page.locator('[data-enhance="event-filter"]');
    await expect.poll(() => filter.isVisible()).toBe(false);
    await expect.poll(() => filter.getAttribute('data-failed')).toBe('');
    expect(await page.locator('[data-times]:visible').count()).toBeGreaterThan(10);
  });

  it.each(controls.slice(1))('removes controls that need React: %s', async (_, path, selector) => {
    const { page } = await site.open();
    await page.route(/\/_assets\/hydrate-/, (route) => route.abort());
    await page.goto(site.origin + path);
    const control = page.locator(selector).first();
    // At once: what comes into view is asked for, and the page may be gone before the control stands still.
    await control.evaluate((element) => element.scrollIntoView());
    // The page is loaded once more before an island is given up.
    const useAndCount = async () => {
      await control.dispatchEvent('focusin', { bubbles: true });
      return page.locator(`${selector}:visible`).count();
    };
    await expect.poll(useAndCount).toBe(0);
    expect(await page.locator('main a:visible').count()).toBeGreaterThan(3);
  });
});

describe('a page whose script works', () => {
  const site = openSite({ prefetches: false });

  it('shows its controls', async () => {
    const { page } = await site.open();
    for (const [, path, selector] of controls) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      await page.locator(selector).first().waitFor();
    }
  });
});
