import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import {
  addLink,
  changeHtml,
  follow,
  headingOf,
  holdBack,
  isSameDocument,
  openPage,
  pathOf,
} from '../support/visits.ts';

const noMotion = { reducedMotion: 'reduce' } as const;

describe('a visit', () => {
  const site = openSite();

  it('shows another page in the same document, and leads back and forth', async () => {
    const { page, errors } = await openPage(site, '/');
    const home = await headingOf(page);
    await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect.poll(() => page.title()).toMatch(/^Events/);
    expect(pathOf(page)).toBe('/event/');
    await page.goBack();
    await expect.poll(() => headingOf(page)).toBe(home);
    expect(pathOf(page)).toBe('/');
    await page.goForward();
    await expect.poll(() => page.title()).toMatch(/^Events/);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('leaves the same page behind as a document load', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    const visited = ['/visit/', '/event/', '/news/', '/experiences/leasing/', '/'];
    for (const path of visited) {
      await follow(page, path);
      await page.locator(`link[rel=canonical][href$="example${path}"]`).waitFor({ state: 'attached' });
    }
    const facts = () =>
      page.evaluate(() => ({
        language: document.documentElement.lang,
        head: [...document.head.children]
          .filter(
            (element) =>
              !element.matches(
                ':is(link:is([rel=stylesheet], [rel=modulepreload], [as=style]), script[blocking])',
              ),
          )
          .map((element) => element.outerHTML)
          .sort(),
        currencies: [...document.querySelectorAll(':is(body > header, body > footer) a')].map(
          (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
        ),
      }));
    const stylesheets = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('link[rel=stylesheet]')].flatMap(
          (link) => /[/]site[.-].*/.exec(link.getAttribute('href') ?? '') ?? [],
        ),
      );
    const [afterVisits, loaded] = [await facts(), await stylesheets()];
    await page.reload();
    expect(afterVisits).toEqual(await facts());
    // Those of the other pages stay, each in its place.
    expect(loaded).toEqual(expect.arrayContaining(await stylesheets()));
    expect(loaded).toEqual([...new Set(loaded)].sort());
    expect(loaded.length).toBeGreaterThan((await stylesheets()).length);
  });

  it('leaves the address as it is until the page has come, then puts the slash before query and hash (behaviours 50, 73)', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    const letGo = await holdBack(page, '/visit/');
    await follow(page, '/visit?from=test#main');
    await page.waitForTimeout(100);
    expect(pathOf(page)).toBe('/terms/');
    letGo();
    await expect.poll(() => pathOf(page)).toBe('/visit/?from=test#main');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('puts an address with index.html right, and shows the page from there (behaviours 66)', async () => {
    const { page } = await openPage(site, '/visit/index.html', noMotion);
    expect(pathOf(page)).toBe('/visit/');
    await follow(page, '/terms/');
    await expect.poll(() => pathOf(page)).toBe('/terms/');
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(pathOf(page)).toBe('/visit/');
  });

  it('finds a page with accents, spaces and other scripts in its address (behaviours 63)', async () => {
    const { page } = await openPage(site, '/news/', noMotion);
    const paths = await page.evaluate(async () => {
      const sitemap = await (await fetch('/sitemap.xml')).text();
      const urls = [...sitemap.matchAll(/<loc>([^<]*%[^<]*)<\/loc>/g)].map(([, url]) => String(url));
      return urls.map((url) => new URL(url).pathname);
    });
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      await follow(page, decodeURIComponent(path));
      await expect.poll(() => pathOf(page)).toBe(path);
      await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' });
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  it('asks once for a page that is prefetched, clicked twice and shown again (behaviours 62)', async () => {
    const requests: string[] = [];
    let letGo = () => {};
    const { page } = await openPage(site, '/terms/', {
      ...noMotion,
      prefetches: true,
      prepare: async (page) => {
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        letGo = await holdBack(page, '/visit/');
      },
    });
    await expect.poll(() => requests).toContain('/visit/');
    await addLink(page, '/visit/');
    await page.locator('#test-link').dblclick();
    await page.locator('#test-link').click();
    letGo();
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Terms/);
    await page.goForward();
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(requests.filter((path) => path === '/visit/')).toEqual(['/visit/']);
  });

  it('ends with the last of several clicks, and where a storm through the history ends (faults 132)', async () => {
    const { page, errors } = await openPage(site, '/terms/', noMotion);
    const letGo = await holdBack(page, '/visit/');
    await follow(page, '/visit/');
    await follow(page, '/contact/');
    await expect.poll(() => pathOf(page)).toBe('/contact/');
    letGo();
    await page.waitForTimeout(200);
    expect(await page.title()).toMatch(/^Contact/);
    expect(pathOf(page)).toBe('/contact/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.locator('.progress').count()).toBe(0);
    for (const path of ['/visit/', '/news/', '/event/']) {
      await follow(page, path);
      await expect.poll(() => pathOf(page)).toBe(path);
    }
    // Each before the page of the one before can be shown, but not lost: the browser drops a move that the next overtakes.
    await page.evaluate(async () => {
      for (const by of [-1, -1, 1, -1, -1, 1, 1, 1, -1, -2]) {
        const hasMoved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.go(by);
        await hasMoved;
      }
    });
    await expect.poll(() => page.title()).toMatch(/^Contact/);
    expect(pathOf(page)).toBe('/contact/');
    expect(await page.locator('main').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('leaves to the browser what is not a plain click (behaviours 52)', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    await addLink(page, '/visit/');
    const isLeft = (change: string, init: { readonly ctrlKey?: boolean; readonly button?: number } = {}) =>
      page.evaluate(
        ([change, init]) => {
          const link = document.getElementById('test-link');
          if (!(link instanceof HTMLAnchorElement)) throw new Error('the link has gone');
          if (change === 'target') link.target = '_blank';
          if (change === 'download') link.download = 'x';
          if (change === 'prevented') link.addEventListener('click', (event) => event.preventDefault());
          const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
          let isTaken = false;
          // After all others, where a test may still keep the browser from going.
          window.addEventListener(
            'click',
            () => {
              isTaken = event.defaultPrevented;
              event.preventDefault();
            },
            { once: true },
          );
          link.dispatchEvent(event);
          link.removeAttribute('target');
          link.removeAttribute('download');
          return !isTaken;
        },
        [change, init] as const,
      );
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ]) {
      expect(await isLeft('', init), JSON.stringify(init)).toBe(true);
    }
    expect(await isLeft('target')).toBe(true);
    expect(await isLeft('download')).toBe(true);
    expect(pathOf(page)).toBe('/terms/');
    // One that somebody else has answered is not visited either.
    await isLeft('prevented');
    await page.waitForTimeout(100);
    expect(pathOf(page)).toBe('/terms/');
  });

  it('waits for the stylesheets of the next page, and opens it as a document where one does not load or has another version', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    const terms = await headingOf(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sheet = /_assets\/site\.HeroBanner-/;
    await page.route(sheet, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(sheet);
    await follow(page, '/visit/');
    await asked;
    expect(await headingOf(page)).toBe(terms);
    answer();
    await expect.poll(() => pathOf(page)).toBe('/visit/');
    expect(await isSameDocument(page)).toBe(true);
    await page.locator('main [class*="HeroBanner_"]').first().waitFor();

    await page.unrouteAll();
    await page.route(/_assets\/site\.Programme-/, (route) => route.fulfill({ status: 503 }));
    await follow(page, '/event/');
    await expect.poll(() => page.title()).toMatch(/^Events/);
    expect(await isSameDocument(page)).toBe(false);

    await page.unrouteAll();
    await page.goto(`${site.origin}/visit/`);
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
    await changeHtml(page, '/', (html) => html.replace(/(site\.HeroBanner-)\w{8}/, '$10a1b2c3d'));
    await follow(page, '/');
    await expect.poll(() => pathOf(page)).toBe('/');
    expect(await isSameDocument(page)).toBe(false);
  });

  it('leaves to the browser what is not a page of this build: a redirect, a file, another runtime or stylesheet, another application (behaviours 65)', async () => {
    const { page } = await openPage(site, '/terms/', noMotion);
    const heading = page.locator('h1');
    const shop = `<!doctype html><html lang="en"><head><title>Shop</title><style>h1 { color: rgb(255, 0, 0) }</style></head>
      <body><main><h1>Shop</h1><p id="state">waits</p></main>
      <script>document.getElementById('state').textContent = 'runs';</script></body></html>`;
    const otherAsset = (asset: string) => () =>
      changeHtml(page, '/visit/', (html) =>
        html.replace(new RegExp(`(_assets/${asset})-`), '$1-old-').replace('</h1>', ' again</h1>'),
      );
    const answer = (path: string, response: Parameters<Route['fulfill']>[0]) => () =>
      page.route(`**${path}`, (route) => route.fulfill(response));
    for (const [path, prepare, seen] of [
      ['/visit/', answer('/visit/', { status: 301, headers: { location: '/contact/' } }), /^Contact/],
      ['/event/', answer('/event/', { contentType: 'text/plain', body: 'no page' }), /^no page/],
      ['/visit/', otherAsset('runtime'), / again/],
      ['/visit/', otherAsset('site'), / again/],
      ['/shop/', answer('/shop/', { contentType: 'text/html', body: shop }), /^Shop/],
    ] as const) {
      await prepare();
      await follow(page, path);
      await expect.poll(() => page.locator('h1, pre').first().innerText()).toMatch(seen);
      expect(await isSameDocument(page), path).toBe(false);
      if (path === '/shop/') break;
      await page.unrouteAll();
      await page.goto(`${site.origin}/terms/`);
      await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
    }
    await page.getByText('runs').waitFor();
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 0, 0)');
    expect(await page.locator('header').count()).toBe(0);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Terms/);
  });

  it('asks once ahead for what is not a page, and then leaves it to the browser', async () => {
    const asked: string[] = [];
    const { page } = await openPage(site, '/terms/', {
      ...noMotion,
      prefetches: true,
      prepare: async (page) => {
        await page.route('**/menu/', (route) => {
          asked.push(route.request().resourceType());
          return route.fulfill({ contentType: 'text/plain', body: 'Oysters' });
        });
        await changeHtml(page, '/terms/', (html) =>
          html.replace('<h1', '<a id="menu" href="/menu/">Menu</a><h1'),
        );
      },
    });
    await expect.poll(() => asked).toEqual(['fetch']);
    await page.locator('#menu').click();
    await expect.poll(() => page.locator('body').textContent()).toBe('Oysters');
    expect(asked).toEqual(['fetch', 'document']);
  });

  it('updates the menu: it folds, and says where the visitor is', async () => {
    const { page } = await openPage(site, '/', { ...noMotion, viewport: { width: 390, height: 844 } });
    await page.locator('header').getByRole('button').first().click();
    await page.locator('#site-menu').getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect.poll(() => pathOf(page)).toBe('/event/');
    await expect.poll(() => page.locator('header a[aria-current=page]').getAttribute('href')).toBe('/event/');
    expect(await page.locator('#site-menu').isVisible()).toBe(false);

    await page.locator('header').getByRole('button').first().click();
    await page.goBack();
    await expect.poll(() => page.locator('header > a').first().getAttribute('aria-current')).toBe('page');
    expect(await page.locator('header a[aria-current=page]').count()).toBe(1);
    expect(await page.locator('#site-menu').isVisible()).toBe(false);
  });

  it('moves the focus to the heading, and announces the title', async () => {
    const { page } = await openPage(site, '/', noMotion);
    await follow(page, '/visit/');
    await expect.poll(() => pathOf(page)).toBe('/visit/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('body > [role=status]').textContent()).toBe(await page.title());
    expect(await page.locator('body > [role=status]').evaluate((region) => region.clientWidth)).toBe(1);
    await follow(page, '/contact/#main');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.locator('body > [role=status]').textContent()).toMatch(/^Contact/);
  });

  it('brings the islands of the new page to life', async () => {
    const { page, errors } = await openPage(site, '/terms/', noMotion);
    await follow(page, '/');
    const slideshow = page.locator('[data-island="slideshow"]').first();
    await slideshow.scrollIntoViewIfNeeded();
    await slideshow.getByRole('button', { name: 'Next picture' }).waitFor({ state: 'visible' });
    await follow(page, '/terms/');
    await expect.poll(() => pathOf(page)).toBe('/terms/');
    await page.goBack();
    await slideshow.getByRole('button', { name: 'Next picture' }).waitFor({ state: 'visible' });
    expect(errors).toEqual([]);
  });
});
