import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { isAlive } from '../support/is-alive.ts';
import { openMap } from '../support/open-map.ts';
import { follow, isSameDocument, openPage } from '../support/visits.ts';

describe('islands', () => {
  const site = openSite({ prefetches: false });

  it('brings the slideshow to life when it comes into view: it moves by button and by key', async () => {
    const { page, errors } = await site.open({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/`);
    const slideshow = page.locator('[data-island="slideshow"]').first();
    await slideshow.scrollIntoViewIfNeeded();
    const next = slideshow.getByRole('button', { name: 'Next picture' });
    await next.waitFor({ state: 'visible' });
    const position = slideshow.getByRole('status');
    const count = await slideshow.locator('[aria-roledescription="slide"]').count();
    expect(count).toBeGreaterThan(2);
    const shows = (index: number) =>
      expect.poll(() => position.textContent()).toMatch(new RegExp(`^${index}\\D+${count}$`));

    await shows(1);
    await next.click();
    await shows(2);
    await slideshow.getByRole('button', { name: 'Previous picture' }).click();
    await shows(1);
    await next.focus();
    await page.keyboard.press('ArrowRight');
    await shows(2);
    await page.keyboard.press('ArrowLeft');
    await shows(1);
    expect(errors).toEqual([]);
  });

  it('loads the runtime and no React on a page without islands', async () => {
    const { page, requests, errors } = await site.open();
    await page.goto(`${site.origin}/terms/`, { waitUntil: 'networkidle' });
    expect(await page.locator('[data-island]').count()).toBe(0);
    // The popup, the state of the pier in the footer and the error page are scripts of their own.
    const scripts = requests.filter(
      (url) => url.endsWith('.js') && !/\/(start-popup|hours|show-failure)-/.test(url),
    );
    expect(scripts).toEqual([expect.stringMatching(/\/_assets\/runtime-[A-Z0-9]+\.js$/)]);
    expect(errors).toEqual([]);
  });

  it('asks for no island before it is due, and for React once', async () => {
    const { page, requests } = await site.open({ viewport: { width: 390, height: 600 } });
    await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    expect(requests.some((url) => /\/slideshow-|\/hydrate-/.test(url))).toBe(false);
    await page.locator('[data-island="slideshow"]').first().scrollIntoViewIfNeeded();
    await expect.poll(() => requests.some((url) => /\/slideshow-/.test(url))).toBe(true);
    await page.locator('[data-island="pier-map"]').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requests.some((url) => /\/pier-map-[^/]*\.js$/.test(url))).toBe(false);
    await openMap(page);
    expect(requests.filter((url) => /\/hydrate-/.test(url))).toHaveLength(1);
  });

  it('are left without a complaint, also before they have come to life', async () => {
    const { page, errors } = await openPage(site, '/location/', {
      // The visitors of this file save data already.
      prefetches: true,
      prepare: (page) => page.addInitScript(holdTasks),
    });
    const filter = page.locator('[data-island="place-filter"]');
    await filter.dispatchEvent('pointerenter');
    // React has the island, and waits for its turn.
    await expect.poll(() => filter.evaluate(isAlive)).toBe(true);
    await follow(page, '/terms/');
    await expect.poll(() => page.title()).toMatch(/^Terms/);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('shows the places of the map as markers that open by key', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.origin}/location/`);
    const map = page.locator('[data-island="pier-map"]').first();
    await openMap(page);
    const marker = map.locator('.leaflet-marker-icon').first();
    await marker.focus();
    await page.keyboard.press('Enter');
    await map.locator('.leaflet-popup a').first().waitFor();
    expect(errors).toEqual([]);
  });

  it('opens a gallery in a lightbox that Escape closes', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.origin}/revitalization/`);
    const gallery = page.locator('[data-island="gallery"]').first();
    await gallery.scrollIntoViewIfNeeded();
    await gallery.getByRole('link').first().click();
    const lightbox = page.locator('.pswp');
    await lightbox.waitFor();
    // While it opens it does not listen yet.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return lightbox.count();
      })
      .toBe(0);
    expect(errors).toEqual([]);
  });
});

/** Tasks that a script puts off by a message to itself, as React does, never have their turn. */
function holdTasks(): void {
  MessagePort.prototype.postMessage = () => undefined;
}
