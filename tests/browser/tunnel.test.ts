import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { stopClock } from '../support/stop-clock.ts';
import {
  failuresLoaded,
  follow,
  goOffline,
  headingOf,
  isSameDocument,
  openPage,
  pathOf,
} from '../support/visits.ts';

const onAPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;

/** The promise that the visitor reads in the tunnel. */
const comesBack = 'This page comes back by itself when you are online again.';

describe('a visitor in a tunnel', () => {
  const site = openSite();

  it('reads that the page comes back by itself, and has it after the tunnel, with one tap in all', async () => {
    const { page, requests } = await openPage(site, '/', onAPhone);
    await slowDown(page);
    await goOffline({ page, requests });
    await page.locator('main a[href="/event/"]').first().tap();
    await expect.poll(() => headingOf(page)).toBe('You are offline');
    expect(await page.getByText(comesBack).isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).not.toMatch(/error|500/i);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('You are offline');
    expect(pathOf(page)).toBe('/event/');

    await page.context().setOffline(false);
    await expect.poll(() => page.title()).toMatch(/^Events/);
    expect(pathOf(page)).toBe('/event/');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/');
    await expect.poll(() => page.locator('main a[href="/event/"]').count()).toBeGreaterThan(0);
  });

  it('gets the page back when the phone has not noticed the tunnel', async () => {
    const { page, requests } = await openPage(site, '/terms/', { ...onAPhone, prepare: stopClock });
    await page.clock.runFor(2000);
    await failuresLoaded({ page, requests });
    let asked = 0;
    await page.route('**/visit/', (route) => {
      asked += 1;
      return route.abort('internetdisconnected');
    });
    await follow(page, '/visit/');
    await expect.poll(() => headingOf(page)).toBe('This page could not be loaded');
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/No connection/i);
    expect(text).toContain(comesBack);
    await page.clock.runFor(5000);
    await expect.poll(() => asked).toBe(2);
    await page.clock.runFor(4999);
    expect(asked).toBe(2);
    await page.unroute('**/visit/');
    await expect.poll(() => titleSoon(page)).toMatch(/^Visit/);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('is left in peace on another page after that', async () => {
    const { page, requests } = await openPage(site, '/terms/', { ...onAPhone, prepare: stopClock });
    await page.clock.runFor(2000);
    await failuresLoaded({ page, requests });
    await page.route('**/visit/', (route) => route.abort());
    await follow(page, '/visit/');
    await expect.poll(() => headingOf(page)).toBe('This page could not be loaded');
    await page.goBack();
    await expect.poll(() => titleSoon(page)).toMatch(/^Terms/);
    const times = () => requests.filter((url) => url.endsWith('/visit/')).length;
    const before = times();
    await page.clock.runFor(120_000);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(times()).toBe(before);
    expect(pathOf(page)).toBe('/terms/');
  });

  it('opens what was prefetched before the tunnel', async () => {
    const { page, requests } = await openPage(site, '/terms/', { ...onAPhone, prefetches: true });
    await page.locator('footer summary', { hasText: 'More pages' }).click();
    const footer = page.locator('footer a[href="/contact/"]').first();
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => requests.some((url) => url.endsWith('/contact/'))).toBe(true);
    await page.waitForLoadState('networkidle');
    await goOffline({ page, requests });
    await footer.tap();
    await expect.poll(() => page.title()).toMatch(/^Contact/);
    expect(pathOf(page)).toBe('/contact/');
  });

  it('opens what was prefetched long before, which is asked for again with a connection', async () => {
    const { page, requests } = await openPage(site, '/terms/', {
      ...onAPhone,
      prefetches: true,
      prepare: stopClock,
    });
    const times = () => requests.filter((url) => url.endsWith('/contact/')).length;
    await page.locator('footer summary', { hasText: 'More pages' }).click();
    const footer = page.locator('footer a[href="/contact/"]').first();
    await page.clock.runFor(2000);
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(times).toBe(1);
    await goOffline({ page, requests });
    await page.clock.runFor(600_000);
    await footer.tap();
    await expect.poll(() => titleSoon(page)).toMatch(/^Contact/);
    expect(times()).toBe(1);
    await page.context().setOffline(false);
    await page.goBack();
    await expect.poll(() => titleSoon(page)).toMatch(/^Terms/);
    await footer.tap();
    await expect.poll(() => titleSoon(page)).toMatch(/^Contact/);
    expect(times()).toBe(2);
  });

  it('is told by the browser where the script of the error page never came', async () => {
    const { page } = await openPage(site, '/terms/', {
      ...onAPhone,
      prepare: async (page) => {
        await page.route('**/show-failure-*.js', (route) => route.abort());
        await page.route('**/visit/', (route) =>
          route.fulfill({ status: 503, contentType: 'text/html', body: '<title>Busy</title>' }),
        );
      },
    });
    await follow(page, '/visit/');
    await expect.poll(() => page.title()).toBe('Busy');
    expect(pathOf(page)).toBe('/visit/');
  });
});

/** The title a moment later, by the clock that the test has stopped. */
async function titleSoon(page: Page): Promise<string> {
  await page.clock.runFor(1);
  return page.title();
}

/** A phone with one bar. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
}
