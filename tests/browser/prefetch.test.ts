import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { sampleOf } from '../support/depth.ts';
import { stopClock } from '../support/stop-clock.ts';
import { holdAnswers, linksPath, openLinks, settleView } from './links-page.ts';

const far = 'style="display: block; margin-top: 3000px"';
const linkTo = (...paths: readonly string[]) =>
  paths.map((path) => `<p><a href="${path}">${path}</a></p>`).join('');

/** Links that a click would not visit, or that lead to this page. */
const notVisited = `${linkTo(
  linksPath,
  `${linksPath}?a=1`,
  '#below',
  '',
  'https://elsewhere.example/visit/',
  'mailto:hello@pier.example',
  'tel:+15550100',
  '/wp-admin/',
  '/news/feed.xml',
  '/map.pdf',
)}
  <a href="/event/" download>Download</a>
  <a href="/event/" target="_blank">Window</a>
  <a href="/event/" rel="nofollow">Not followed</a>
  <a href="/event/" rel="external">External</a>`;

describe('prefetch', () => {
  const site = openSite();

  it('waits for 2000 ms where the browser is never idle (behaviours 35)', async () => {
    const { page, fetched } = await openLinks(site, linkTo('/visit/'), {
      prepare: async (page) => {
        await stopClock(page);
        await neverIdle(page);
      },
    });
    await page.clock.runFor(1999);
    await settleView(page);
    expect(fetched).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => fetched).toEqual(['/visit/']);
  });

  it('asks for the pages behind links in view when the browser is idle, each once, and for nothing else (behaviours 35, 36, 37, 40, 43, 45, 63, faults 130, 131)', async () => {
    const { page, fetched, requests, settle } = await openLinks(
      site,
      `${linkTo('/visit/', '/visit/#map', '/art/', '/visit/', '/news/p/café au lait/', '/news/p/caf%C3%A9%20au%20lait/')}
      <a data-no-prefetch href="/event/">Event</a><div data-no-prefetch>${linkTo('/event/')}</div>
      ${notVisited}<a ${far} href="/news/">News</a><a ${far} href="/location/">Places</a>`,
      { viewport: { width: 1280, height: 2000 } },
    );
    const inView = ['/visit/', '/art/', '/news/p/caf%C3%A9%20au%20lait/'];
    await expect.poll(() => fetched).toEqual(inView);
    await page.evaluate(() => scrollTo(0, 1));
    // Neither hover, touch nor focus is a reason.
    await page.locator('a[href="/news/"]').evaluate((link: HTMLElement) => {
      for (const type of ['pointerenter', 'mouseover', 'touchstart'])
        link.dispatchEvent(new Event(type, { bubbles: true }));
      link.focus({ preventScroll: true });
    });
    await settle();
    expect(fetched).toEqual(inView);
    await page.locator('a[href="/news/"]').scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toEqual([...inView, '/news/']);

    await page.context().setOffline(true);
    await page.locator('a[href="/location/"]').scrollIntoViewIfNeeded();
    await settle();
    expect(fetched).toEqual([...inView, '/news/']);
    await page.context().setOffline(false);
    await expect.poll(() => fetched).toEqual([...inView, '/news/', '/location/']);
    expect(requests.every((url) => url.startsWith(site.origin))).toBe(true);
  });

  it('asks for a page whose link has touched the edge of the view at first (behaviours 36)', async () => {
    const { page, fetched, settle } = await openLinks(
      site,
      '<a style="position: absolute; top: 600px" href="/art/">Art</a><p style="height: 2000px"></p>',
      { viewport: { width: 800, height: 600 } },
    );
    await settle();
    expect(fetched).toEqual([]);
    await page.evaluate(() => scrollTo(0, 20));
    await expect.poll(() => fetched).toEqual(['/art/']);
  });

  it.each(
    sampleOf(
      [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }],
      2,
    ),
  )(
    'asks for nothing with the connection %o, and again when it has changed (behaviours 37, faults 130)',
    async (facts) => {
      const { page, fetched, settle } = await openLinks(site, linkTo('/visit/'), {
        prepare: (page) => setConnection(page, facts),
      });
      await settle();
      expect(fetched).toEqual([]);
      await page.evaluate(() => {
        Object.assign(navigator.connection ?? {}, { effectiveType: '4g', saveData: false });
        navigator.connection?.dispatchEvent(new Event('change'));
      });
      await expect.poll(() => fetched).toEqual(['/visit/']);
    },
  );

  it('asks after a slow time for the link that leaves the view and comes back (behaviours 37)', async () => {
    const { page, fetched, settle } = await openLinks(
      site,
      `${linkTo('/visit/')}<p style="height: 3000px"></p>`,
      { prepare: (page) => setConnection(page, { effectiveType: '2g' }) },
    );
    await settle();
    await page.evaluate(() => {
      Object.assign(navigator.connection ?? {}, { effectiveType: '3g' });
      scrollTo(0, 2500);
    });
    await settle();
    expect(fetched).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => fetched).toEqual(['/visit/']);
  });

  it('asks on 3g, and where the browser tells nothing of the connection (behaviours 38)', async () => {
    const on3g = await openLinks(site, linkTo('/visit/'), {
      prepare: (page) => setConnection(page, { effectiveType: '3g' }),
    });
    await expect.poll(() => on3g.fetched).toEqual(['/visit/']);
    const untold = await openLinks(site, linkTo('/visit/'), { prepare: (page) => setConnection(page) });
    await expect.poll(() => untold.fetched).toEqual(['/visit/']);
  });

  it('never asks in a browser without IntersectionObserver, and the link works (behaviours 39)', async () => {
    const { page, fetched, errors } = await openLinks(site, linkTo('/visit/'), {
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(fetched).toEqual([]);
    await page.getByRole('link').click();
    await page.waitForURL('**/visit/');
    expect(errors).toEqual([]);
  });

  it('uses a timer in a browser that does not tell when it is idle (behaviours 39)', async () => {
    const { fetched, errors } = await openLinks(site, linkTo('/visit/'), {
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback')),
    });
    await expect.poll(() => fetched).toEqual(['/visit/']);
    expect(errors).toEqual([]);
  });

  it('asks for two pages of one type, and for their chunks once (behaviours 41)', async () => {
    const { page, fetched } = await openLinks(site, linkTo('/experiences/art/', '/experiences/dining/'));
    await expect.poll(() => fetched).toEqual(['/experiences/art/', '/experiences/dining/']);
    const hints = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hints).size).toBe(hints.length);
  });

  it('is silent when a page answers 404, 500, a redirect to another origin, no html or nothing, and does not ask again (behaviours 42, faults 131)', async () => {
    const answers = {
      '/visit/': { status: 404, contentType: 'text/html', body: '<title>Gone</title>' },
      '/art/': { status: 500, contentType: 'text/html', body: '<title>Broken</title>' },
      '/event/': { status: 301, headers: { location: 'https://elsewhere.example/' } },
      '/contact/': { status: 200, contentType: 'application/json', body: '{}' },
      '/location/': null,
    } as const;
    const paths = Object.keys(answers);
    let isWell = false;
    const { page, fetched, requests } = await openLinks(
      site,
      `${linkTo(...paths, '/news/')}<p style="height: 3000px"></p>`,
      {
        prepare: async (page) => {
          for (const [path, answer] of Object.entries(answers))
            await page.route(`**${path}`, (route) => {
              if (isWell) return route.continue();
              return answer === null ? route.abort() : route.fulfill(answer);
            });
        },
      },
    );
    await expect.poll(() => fetched).toEqual([...paths, '/news/']);
    await page.evaluate(() => scrollTo(0, 2500));
    await page.evaluate(() => scrollTo(0, 0));
    expect(fetched).toEqual([...paths, '/news/']);
    expect(requests.every((url) => url.startsWith(site.origin))).toBe(true);
    isWell = true;
    for (const path of paths) {
      await page.locator(`a[href="${path}"]`).click();
      await page.locator('h1', { hasText: 'Links' }).waitFor({ state: 'detached' });
      expect([new URL(page.url()).pathname, await page.locator('h1').count()]).toEqual([path, 1]);
      await page.goBack();
      await page.locator('h1', { hasText: 'Links' }).waitFor();
    }
  });

  it('asks for nothing behind a link that was removed before the browser was idle (behaviours 44)', async () => {
    const { page, fetched } = await openLinks(site, linkTo('/visit/', '/art/'), { prepare: holdIdle });
    await page.waitForLoadState();
    await page.locator('a[href="/visit/"]').evaluate((link) => link.remove());
    await page.evaluate(() => dispatchEvent(new Event('test:idle')));
    await expect.poll(() => fetched).toEqual(['/art/']);
  });

  it('asks for two pages at once, gives up what is under way when a click wants the line, and begins again with it after the visit', async () => {
    const answers = holdAnswers();
    const { page, fetched } = await openLinks(site, linkTo('/visit/', '/art/', '/news/', '/event/'), {
      prepare: answers.hold,
    });
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await expect.poll(() => fetched).toEqual(['/visit/', '/art/']);
    await answers.letGo('/visit/');
    await expect.poll(() => fetched).toEqual(['/visit/', '/art/', '/news/']);
    await page.locator('a[href="/event/"]').click();
    await expect.poll(() => failed).toEqual(['/art/', '/news/']);
    await expect.poll(() => fetched).toEqual(['/visit/', '/art/', '/news/', '/event/']);
    await answers.letGo('/event/');
    await page.locator('h1', { hasText: 'Links' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/event/');
    await page.goBack();
    await answers.letGo(linksPath);
    await page.locator('h1', { hasText: 'Links' }).waitFor();
    await expect.poll(() => fetched.filter((path) => path === '/art/')).toHaveLength(2);
  });

  it('leaves the line to a visit that begins before the browser is idle', async () => {
    const answers = holdAnswers();
    const { page, fetched } = await openLinks(site, linkTo('/visit/', '/art/'), {
      prepare: async (page) => {
        await stopClock(page);
        await neverIdle(page);
        await answers.hold(page);
      },
    });
    await page.locator('a[href="/art/"]').click();
    await expect.poll(() => fetched).toEqual(['/art/']);
    await page.clock.runFor(2000);
    await settleView(page);
    expect(fetched).toEqual(['/art/']);
  });

  it('keeps what it has asked for as long as the page on the screen links to it, the header too', async () => {
    const { page, requests } = await site.open({ viewport: { width: 1280, height: 844 } });
    await page.goto(`${site.origin}/`);
    const times = (path: string) => requests.filter((url) => new URL(url).pathname === path).length;
    await expect.poll(() => times('/visit/')).toBe(1);
    const links = await page.locator('main a[href^="/"]:visible').count();
    for (let index = 0; index < links; index += 1) {
      await page.locator('main a[href^="/"]:visible').nth(index).scrollIntoViewIfNeeded();
    }
    await page.waitForLoadState('networkidle');
    // More than were kept once: the header's were the oldest, and the first to go.
    expect(new Set(requests.filter((url) => url.endsWith('/'))).size).toBeGreaterThan(21);
    await page.locator('header').getByRole('link', { name: 'Visit', exact: true }).first().click();
    await page.waitForURL('**/visit/');
    expect(times('/visit/')).toBe(1);
  });

  it('asks for no page twice, however often it is passed (faults 131)', async () => {
    const { page, fetched } = await openLinks(site, linkTo('/visit/'));
    await expect.poll(() => fetched).toEqual(['/visit/']);
    for (let pass = 0; pass < 2; pass += 1) {
      await page.locator('a[href="/visit/"]').first().click();
      await page.waitForURL('**/visit/');
      await page.goBack();
      await page.waitForURL(`**${linksPath}`);
      await page.locator('h1', { hasText: 'Links' }).waitFor();
    }
    expect(fetched.filter((path) => path === '/visit/')).toEqual(['/visit/']);
  });
});

/** A browser that is never idle, so that only the time-out counts. */
function neverIdle(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.requestIdleCallback = (start, options) =>
      window.setTimeout(() => start({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout);
    window.cancelIdleCallback = (request) => clearTimeout(request);
  });
}

/** A browser that is idle when the event `test:idle` says so. */
function holdIdle(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.requestIdleCallback = (start) => {
      const idle = { didTimeout: false, timeRemaining: () => 50 };
      addEventListener('test:idle', () => start(idle), { once: true });
      return 0;
    };
  });
}

/** Sets the facts about the connection: none without `facts`. */
function setConnection(page: Page, facts?: { effectiveType: string; saveData?: boolean }): Promise<unknown> {
  return page.addInitScript((facts) => {
    const value = facts && Object.assign(new EventTarget(), facts);
    Object.defineProperty(navigator, 'connection', { value });
  }, facts);
}
