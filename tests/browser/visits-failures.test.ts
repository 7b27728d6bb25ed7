import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { follow, goOffline, headingOf, isSameDocument, openPage, pathOf } from '../support/visits.ts';

const noMotion = { reducedMotion: 'reduce' } as const;

describe('a visit that fails', () => {
  const site = openSite();

  it('shows the page of the host for an address that no page has, and keeps the address (behaviours 67)', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    await follow(page, '/no-such/');
    await expect.poll(() => headingOf(page)).toBe('This page could not be found');
    expect(pathOf(page)).toBe('/no-such/');
    expect(await page.title()).toMatch(/^This page could not be found/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
    expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(0);
  });

  it('opens the page that an address means, opened or followed (behaviours 151)', async () => {
    const meant = {
      '/Visit/?from=qr#main': '/visit/?from=qr#main',
      '/EVENT/': '/event/',
      '/visit//': '/visit/',
      '/news/page/1/': '/news/',
    };
    const { page: opened } = await site.open();
    const { page } = await openPage(site, '/terms/', noMotion);
    for (const [address, path] of Object.entries(meant)) {
      await opened.goto(site.origin + address);
      await follow(page, address);
      for (const shown of [opened, page]) {
        await expect.poll(() => pathOf(shown)).toBe(path);
        await expect.poll(() => headingOf(shown)).not.toMatch(/found|pre-rendered/);
      }
      await page.goBack();
      await expect.poll(() => page.title()).toMatch(/^Terms/);
    }
  });

  it('names a route that the host does not have, opened or followed, and asks nobody but the host (behaviours 60, 61)', async () => {
    const { page } = await openPage(site, '/event/nope/?a=1', noMotion);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await expect.poll(() => headingOf(page)).toBe('Route /event/nope is not pre-rendered');
    expect(await page.title()).toMatch(/^Route \/event\/nope is not pre-rendered/);
    expect(pathOf(page)).toBe('/event/nope/?a=1');
    await follow(page, '/event/gone%20for%20good/?a=1#b');
    await expect.poll(() => headingOf(page)).toBe('Route /event/gone for good is not pre-rendered');
    expect(await page.title()).toMatch(/^Route \/event\/gone for good is not pre-rendered/);
    expect(await page.getByRole('link', { name: 'Back to the home page' }).count()).toBe(1);
    expect([...hosts]).toEqual([site.origin]);
  });

  it('shows our own error page when the host answers 404 with another (behaviours 67)', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    await page.route('**/visit/', (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'no' }),
    );
    await follow(page, '/visit/');
    await expect.poll(() => headingOf(page)).toBe('Route /visit is not pre-rendered');
    expect(await page.getByRole('link', { name: 'Back to the home page' }).count()).toBe(1);
    expect(await page.locator('header').count()).toBe(1);
  });

  it('shows the error page while offline, and the page when it is tried again (faults 129)', async () => {
    const { page, requests } = await openPage(site, '/terms/', noMotion);
    await goOffline({ page, requests });
    await follow(page, '/visit/');
    await expect.poll(() => headingOf(page)).toBe('You are offline');
    expect(pathOf(page)).toBe('/visit/');
    expect(await page.title()).toBe('You are offline');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    // The site is still unavailable when the network is back.
    await page.route('**/visit/', (route) => route.abort());
    await page.context().setOffline(false);
    await expect.poll(() => headingOf(page)).toBe('This page could not be loaded');
    await page.unroute('**/visit/');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => document.querySelector('.error-page'))).toBeNull();
  });

  it('tries the same address again while an error is shown, leads back, and shows another page after an error (behaviours 72)', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    const terms = await headingOf(page);
    let answers = 0;
    await page.route('**/visit/', (route) => {
      answers += 1;
      return answers === 1
        ? route.fulfill({ status: 503, contentType: 'text/html', body: 'busy' })
        : route.continue();
    });
    await follow(page, '/visit/');
    await expect.poll(() => headingOf(page)).toBe('This page could not be loaded');
    expect(await page.locator('main').textContent()).toContain('503');
    await follow(page, '/visit/');
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(answers).toBe(2);
    await page.goBack();
    await expect.poll(() => headingOf(page)).toBe(terms);
    expect(pathOf(page)).toBe('/terms/');

    await page.route('**/art/', (route) => route.abort());
    await follow(page, '/art/');
    await expect.poll(() => headingOf(page)).toBe('This page could not be loaded');
    await page.goBack();
    await expect.poll(() => headingOf(page)).toBe(terms);
    expect(await page.title()).toMatch(/^Terms/);
    await page.goForward();
    await expect.poll(() => headingOf(page)).toBe('This page could not be loaded');
    await follow(page, '/contact/');
    await expect.poll(() => page.title()).toMatch(/^Contact/);
  });

  it('has one entry in the history, however often it is tried again (behaviours 72)', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    const terms = await headingOf(page);
    let answers = 0;
    await page.route('**/visit/', (route) => {
      answers += 1;
      return answers < 4 ? route.abort() : route.continue();
    });
    await follow(page, '/visit/#main');
    for (let time = 1; time <= 3; time += 1) {
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect.poll(() => answers).toBe(time + 1);
    }
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(pathOf(page)).toBe('/visit/#main');
    await page.goBack();
    await expect.poll(() => headingOf(page)).toBe(terms);
    await page.goForward();
    await expect.poll(() => page.title()).toMatch(/^Visit/);
  });

  it('never leaves the page blank when the swap fails', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    await page.evaluate(() => {
      Object.defineProperty(document, 'title', {
        get: () => 'x',
        set: (title: string) => {
          if (title.startsWith('Visit')) throw new Error('The swap has failed');
        },
      });
    });
    await follow(page, '/visit/');
    await expect.poll(() => headingOf(page)).toBe('The swap has failed');
    expect(pathOf(page)).toBe('/visit/');
    await follow(page, '/contact/');
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/contact\/$/);
  });

  it('leaves the links to the browser where nothing can be asked of the own origin', async () => {
    const { page } = await openPage(site, '/terms/', {
      prepare: (page) =>
        page.route('**/terms/', async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-scripts' };
          await route.fulfill({ response, headers });
        }),
    });
    await follow(page, '/visit/');
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(await isSameDocument(page)).toBe(false);
  });
});
