import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { type OpenedPage, openSite } from '../support/browser.ts';
import { sampleOf } from '../support/depth.ts';
import { openMap } from '../support/open-map.ts';
import { stopClock } from '../support/stop-clock.ts';

const slideshow = '[data-island="slideshow"]';
const map = '[data-island="pier-map"]';
const script = { contentType: 'text/javascript' };
const phone = { width: 390, height: 600 };

/** A busy machine may need a while. */
const soon = { timeout: 20_000 };

describe('an island whose chunk fails', () => {
  const site = openSite({ prefetches: false });

  /** Opens the home page; its slideshow's module is answered as told. */
  const openHome = async (
    answer: Parameters<Page['route']>[1],
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<OpenedPage & { readonly loads: () => number }> => {
    const opened = await site.open({ viewport: phone });
    await opened.page.route(/\/slideshow-[^/]*\.js$/, answer);
    await prepare(opened.page);
    await opened.page.goto(`${site.origin}/?from=test`);
    const loads = () => opened.requests.filter((url) => new URL(url).pathname === '/').length;
    return { ...opened, loads };
  };
  /** Repeated when the page is loaded again meanwhile. */
  const bringInView = (page: Page, island = slideshow) =>
    vi.waitFor(() => page.locator(island).scrollIntoViewIfNeeded(), soon);
  /** A map is loaded once it is used. */
  const touchMap = async (page: Page) => {
    await bringInView(page, map);
    await page.locator(map).dispatchEvent('pointerenter');
  };
  /** It comes beside the island, and could be the later one. */
  const untilReactIsThere = (page: Page) =>
    page.evaluate("import(document.querySelector('[data-hydrate]').dataset.hydrate).then(() => {})");
  const stampOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('boardwalk-reload'));
  const reportsOf = (errors: readonly string[]) =>
    errors.filter((error) => error.startsWith('Island ') && error.includes('cannot be started'));
  const expectServerHtml = async (page: Page) => {
    expect(await page.locator(`${slideshow} img`).first().isVisible()).toBe(true);
    // Only the living one is called so.
    expect(await page.locator(`${slideshow} [class*="live"]`).count()).toBe(0);
  };

  const useless = [
    ['is answered 404 (behaviours 53, faults 121)', { status: 404, body: '' }],
    [
      'is answered by a page (faults 122)',
      { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    ],
    [
      'is a page under the name of a script (faults 122)',
      { status: 200, ...script, body: '<!doctype html>' },
    ],
    ['58 comes without a component', { status: 200, ...script, body: 'export const nothing = 1;' }],
  ] as const;
  it.each(sampleOf(useless, 3))(
    '%s: the page is loaded once more at its URL, then it works without it',
    async (_, answer) => {
      const { page, errors, loads } = await openHome((route) => route.fulfill(answer));
      const url = page.url();
      await bringInView(page);
      await expect.poll(loads, soon).toBe(2);
      await page.waitForLoadState();
      await bringInView(page);
      await expect.poll(() => reportsOf(errors).length, soon).toBe(1);
      expect(reportsOf(errors)[0]).toContain('Loading chunk slideshow failed.');
      expect(loads()).toBe(2);
      expect(page.url()).toBe(url);
      expect(Number(await stampOf(page))).toBeGreaterThan(0);
      await expectServerHtml(page);
      expect(await page.locator('header a').first().isVisible()).toBe(true);
    },
  );

  it('lives after the reload when its chunk has come by then (behaviours 53)', async () => {
    let answers = 0;
    const { page, errors, loads } = await openHome((route) => {
      answers += 1;
      return answers === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await bringInView(page);
    await expect.poll(loads, soon).toBe(2);
    await page.waitForLoadState();
    await bringInView(page);
    await page.locator(`${slideshow} [class*="live"]`).waitFor();
    expect(reportsOf(errors)).toEqual([]);
  });

  it('is not worth a second reload within the minute: the stamp decides (behaviours 54)', async () => {
    const stampedMs = Date.now() - 10_000;
    const { page, errors, loads } = await openHome(
      (route) => route.fulfill({ status: 404, body: '' }),
      (opened) => opened.addInitScript(`sessionStorage.setItem('boardwalk-reload', '${stampedMs}')`),
    );
    await bringInView(page);
    await expect.poll(() => reportsOf(errors).length, soon).toBe(1);
    expect(await stampOf(page)).toBe(String(stampedMs));
    expect(loads()).toBe(1);
    await expectServerHtml(page);
  });

  it('is never worth a reload where storage is blocked (behaviours 57, faults 121)', async () => {
    const block = () => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure', 'SecurityError');
        },
      });
    };
    const { page, errors, loads } = await openHome(
      (route) => route.fulfill({ status: 404, body: '' }),
      (opened) => opened.addInitScript(block),
    );
    await bringInView(page);
    await expect.poll(() => reportsOf(errors).length, soon).toBe(1);
    expect(loads()).toBe(1);
    await expectServerHtml(page);
  });

  /** Opens another page, and visits home by its link; `documents` are the addresses that were opened as such. */
  const visitHome = async (prepare: (page: Page) => Promise<unknown> = async () => {}) => {
    const { page, errors } = await site.open({ viewport: phone });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route(/\/slideshow-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await prepare(page);
    await page.goto(`${site.origin}/contact/`);
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL(`${site.origin}/`);
    await bringInView(page);
    return { page, errors, documents };
  };

  it('leads after a visit to the document of the page that was visited, not of the one before (behaviours 56)', async () => {
    const { documents } = await visitHome();
    await expect.poll(() => documents, soon).toEqual(['/contact/', '/']);
  });

  it('leaves a visited page whole when no reload is due, and the bar gone (behaviours 55)', async () => {
    const stampedMs = Date.now() - 10_000;
    const { page, errors, documents } = await visitHome((opened) =>
      opened.addInitScript(`sessionStorage.setItem('boardwalk-reload', '${stampedMs}')`),
    );
    await expect.poll(() => reportsOf(errors).length, soon).toBe(1);
    await expectServerHtml(page);
    await expect.poll(() => page.locator('[role=progressbar]:visible').count(), soon).toBe(0);
    expect(documents).toEqual(['/contact/']);
  });

  it('keeps the page of a visitor who is offline (faults 121)', async () => {
    const { page, errors, loads } = await openHome((route) => route.abort());
    await page.context().setOffline(true);
    await bringInView(page);
    // Other modules of the page fail as well when they had not come before.
    const ownReports = () =>
      reportsOf(errors).filter((error) => error.startsWith('Island /_assets/slideshow-'));
    await expect.poll(() => ownReports().length, soon).toBe(1);
    expect(loads()).toBe(1);
    expect(await stampOf(page)).toBe(null);
    await expectServerHtml(page);
  });

  it('is given up after 120 000 ms (behaviours 58, faults 123)', async () => {
    let isAsked = false;
    const { page, errors, loads } = await openHome(() => {
      isAsked = true;
    }, stopClock);
    await bringInView(page);
    await expect.poll(() => isAsked, soon).toBe(true);
    await untilReactIsThere(page);
    await page.clock.runFor(119_999);
    expect(loads()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(loads, soon).toBe(2);

    isAsked = false;
    await page.waitForLoadState();
    await bringInView(page);
    await expect.poll(() => isAsked, soon).toBe(true);
    await untilReactIsThere(page);
    await page.evaluate(() => sessionStorage.setItem('boardwalk-reload', String(Date.now() + 100_000)));
    await page.clock.runFor(120_000);
    await expect.poll(() => reportsOf(errors).join(), soon).toContain('(timeout: /_assets/slideshow-');
    expect(loads()).toBe(2);
    await expectServerHtml(page);
  });

  it('is loaded again for its stylesheet as well (behaviours 53)', async () => {
    const { page, errors, requests } = await site.open();
    await page.route(/\/pier-map-[^/]*\.css$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${site.origin}/location/`);
    const loads = () => requests.filter((url) => url.endsWith('/location/')).length;
    await touchMap(page);
    await expect.poll(loads, soon).toBe(2);
    await page.waitForLoadState();
    await touchMap(page);
    await expect.poll(() => reportsOf(errors).length, soon).toBe(1);
    expect(reportsOf(errors)[0]).toContain('Loading chunk pier-map stylesheet failed.');
    expect(loads()).toBe(2);
  });

  it.each([
    ['59 throws while it is loaded', 'throw new Error("a bug of the island");'],
    [
      'throws while it comes alive (behaviours 59, faults 120)',
      'export function Island() { throw new Error("a bug of the island"); }',
    ],
  ])('%s: no reload, its html stays, other islands live, and it is told once', async (_, body) => {
    const { page, errors, loads } = await openHome((route) => route.fulfill({ ...script, body }));
    await bringInView(page);
    await expect.poll(() => errors.filter((error) => error.startsWith('Island ')).length, soon).toBe(1);
    await expectServerHtml(page);
    await openMap(page);
    expect(errors).toHaveLength(1);
    expect(loads()).toBe(1);
    expect(await stampOf(page)).toBe(null);
  });
});
