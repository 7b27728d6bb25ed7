import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import {
  addLink,
  changeHtml,
  follow,
  followTwo,
  holdBack,
  isSameDocument,
  openPage,
  pathOf,
  scrollToY,
  scrollY,
} from '../support/visits.ts';

const noMotion = { reducedMotion: 'reduce' } as const;

/** Lengthens a page, with anchors 1000 px apart. */
async function addAnchors(page: Page, path: string, ids: readonly string[]): Promise<void> {
  const anchors = ids.map(
    (id, index) => `<div data-number="${index}" id="${id}">anchor ${index}</div><p data-tall>tall</p>`,
  );
  await changeHtml(page, path, (html) =>
    html.replace('</main>', `<p data-tall>tall</p>${anchors.join('')}</main>`),
  );
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-tall] { height: 1000px } [data-number] { scroll-margin-top: 80px }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Returns the distance of an anchor from the upper edge of the window. */
function topOf(page: Page, index: number): Promise<number> {
  return page
    .locator(`[data-number="${index}"]`)
    .evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top));
}

const until = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path);

describe('the view', () => {
  const site = openSite();

  it('goes to the top after the old page has left and before the new one enters (behaviours 20)', async () => {
    const { page } = await openPage(site, '/event/');
    await page.evaluate(() => document.documentElement.style.setProperty('--quick', '0.1s'));
    await scrollToY(page, 800);
    const log = await page.evaluateHandle(() => {
      const log: string[] = [];
      const { add } = DOMTokenList.prototype;
      DOMTokenList.prototype.add = function (...names) {
        if (/^fade-.*-active/.test(String(names[0]))) log.push(`${document.title.split(' ')[0]} ${names[0]}`);
        add.apply(this, names);
      };
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = (options?: ScrollToOptions | number) => {
        const classes = document.querySelector('main')?.className || 'without a class';
        log.push(`${document.title.split(' ')[0]} scrolled ${classes}`);
        if (typeof options === 'object') scrollTo(options);
      };
      return log;
    });
    expect(await scrollY(page)).toBe(800);
    await follow(page, '/visit/');
    await expect
      .poll(() => log.jsonValue())
      .toEqual(['Events fade-leave-active', 'Visit scrolled without a class', 'Visit fade-enter-active']);
    expect(await scrollY(page)).toBe(0);
  });

  it('scrolls once when a visit is overtaken while its page leaves, for the newer one (behaviours 34)', async () => {
    const { page } = await openPage(site, '/event/');
    await page.evaluate(() => document.documentElement.style.setProperty('--quick', '0.4s'));
    await scrollToY(page, 500);
    const scrolls = await page.evaluateHandle(() => {
      const scrolls: string[] = [];
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = (options?: ScrollToOptions | number) => {
        scrolls.push(String(document.title.split(' ')[0]));
        if (typeof options === 'object') scrollTo(options);
      };
      return scrolls;
    });
    await followTwo(page, '/visit/', '/contact/');
    await expect.poll(() => page.title()).toMatch(/^Contact/);
    await expect.poll(() => page.locator('main').getAttribute('class')).toBe('');
    expect(await scrolls.jsonValue()).toEqual(['Contact']);
  });

  it('goes to the top when the anchor is not there, and when a visit ends in the error page (behaviours 22, 33)', async () => {
    const { page, errors } = await openPage(site, '/event/', noMotion);
    await scrollToY(page, 700);
    await follow(page, '/visit/#nope');
    await until(page, '/visit/#nope');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(errors).toEqual([]);
    await scrollToY(page, 800);
    await page.route('**/art/', (route) => route.abort());
    await follow(page, '/art/');
    await until(page, '/art/');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  it('goes to the anchor, less its scroll margin, also one that is encoded or needs escaping, and stands those that are broken (behaviours 21, 23, 24, 25, faults 133)', async () => {
    const ids = ['mark', 'café', '1st', 'a.b', 'a:b', '1'];
    const { page, errors } = await openPage(site, '/terms/', {
      ...noMotion,
      prepare: (page) => addAnchors(page, '/visit/', ids),
    });
    for (const [index, id] of ids.entries()) {
      const path = `/visit/#${encodeURIComponent(id)}`;
      await follow(page, path);
      await until(page, path);
      await expect.poll(() => topOf(page, index)).toBe(80);
      await follow(page, '/terms/');
      await until(page, '/terms/');
    }
    for (const hash of ['#%E0%A4%A', '#%zz']) {
      await follow(page, `/visit/${hash}`);
      await until(page, `/visit/${hash}`);
      await expect.poll(() => scrollY(page)).toBe(0);
      await follow(page, '/terms/');
      await until(page, '/terms/');
    }
    expect(errors).toEqual([]);
  });

  it('is where it was after Back, and again after Forward (behaviours 26)', async () => {
    const { page } = await openPage(site, '/event/');
    await scrollToY(page, 800);
    await follow(page, '/location/');
    await until(page, '/location/');
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollToY(page, 300);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(800);
    expect(await page.title()).toMatch(/^Events/);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(300);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('stays where it is when the page is reloaded, and is where it was after a reload in between (behaviours 27)', async () => {
    const { page } = await openPage(site, '/event/', noMotion);
    await scrollToY(page, 800);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(800);
    await page.waitForTimeout(100);
    expect(await scrollY(page)).toBe(800);
    await follow(page, '/location/');
    await until(page, '/location/');
    await page.reload();
    await page.goBack();
    await until(page, '/event/');
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  for (const [path, place] of [
    ['/location/', 0],
    ['/location/#second', 1],
  ] as const) {
    it(`is at the beginning of ${path} when it is reloaded before the old page has gone (behaviours 27)`, async () => {
      const { page } = await openPage(site, '/event/', {
        prepare: (page) => addAnchors(page, '/location/', ['first', 'second']),
      });
      await page.evaluate(() => document.documentElement.style.setProperty('--quick', '60s'));
      await scrollToY(page, 900);
      await follow(page, path);
      await until(page, path);
      expect(await page.title()).toMatch(/^Events/);
      await page.reload();
      await page.waitForTimeout(100);
      if (place === 0) expect(await scrollY(page)).toBe(0);
      else expect(await topOf(page, place)).toBe(80);
      await page.goBack();
      await until(page, '/event/');
      await expect.poll(() => scrollY(page)).toBe(900);
    });
  }

  it('is where it was, not at the anchor, after Back (behaviours 28)', async () => {
    const { page } = await openPage(site, '/terms/', {
      ...noMotion,
      prepare: (page) => addAnchors(page, '/visit/', ['mark']),
    });
    await follow(page, '/visit/#mark');
    await expect.poll(() => topOf(page, 0)).toBe(80);
    await scrollToY(page, 500);
    await follow(page, '/terms/');
    await until(page, '/terms/');
    await page.goBack();
    await until(page, '/visit/#mark');
    await expect.poll(() => scrollY(page)).toBe(500);
  });

  it('goes to an anchor of the page as often as it is clicked, with one entry in the history (behaviours 29)', async () => {
    const { page } = await openPage(site, '/visit/', {
      ...noMotion,
      prepare: (page) => addAnchors(page, '/visit/', ['mark']),
    });
    await scrollToY(page, 40);
    const before = await page.evaluate(() => history.length);
    await addLink(page, '#mark');
    await page.locator('#test-link').click();
    await expect.poll(() => topOf(page, 0)).toBe(80);
    await scrollToY(page, 0);
    await page.locator('#test-link').click();
    await expect.poll(() => topOf(page, 0)).toBe(80);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await until(page, '/visit/');
    await expect.poll(() => scrollY(page)).toBe(40);
    await page.goForward();
    await until(page, '/visit/#mark');
    await expect.poll(() => topOf(page, 0)).toBe(80);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('goes to the top at once when the hash is left out, and keeps the place of an anchored page that was left after a second click (behaviours 29, 30)', async () => {
    const { page } = await openPage(site, '/visit/', {
      ...noMotion,
      prepare: (page) => addAnchors(page, '/visit/', ['mark']),
    });
    await addLink(page, '/visit/#mark');
    await page.locator('#test-link').click();
    await expect.poll(() => topOf(page, 0)).toBe(80);
    await follow(page, '/visit/');
    expect(await scrollY(page)).toBe(0);
    expect(pathOf(page)).toBe('/visit/');
    expect(await isSameDocument(page)).toBe(true);

    await addLink(page, '#mark');
    await page.locator('#test-link').click();
    await page.locator('#test-link').click();
    await scrollToY(page, 321);
    await follow(page, '/terms/');
    await until(page, '/terms/');
    await page.goBack();
    await until(page, '/visit/#mark');
    await expect.poll(() => scrollY(page)).toBe(321);
  });

  it('is kept as soon as scrolling ends, and is restored by us while we are there, by the browser when we leave (behaviours 31)', async () => {
    const { page } = await openPage(site, '/visit/', noMotion);
    await scrollToY(page, 500);
    // A document that another process replaces writes nothing more.
    const kept = () =>
      page.evaluate(() => Object.values(JSON.parse(sessionStorage.getItem('boardwalk-scroll') ?? '{}')));
    await expect.poll(kept).toEqual([500]);
    const mode = () => page.evaluate(() => history.scrollRestoration);
    expect(await mode()).toBe('manual');
    const left = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      return history.scrollRestoration;
    });
    expect(left).toBe('auto');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await mode()).toBe('manual');
  });

  it('is left to a browser that refuses to be told, and pages are still visited (behaviours 31)', async () => {
    const { page, errors } = await openPage(site, '/terms/', {
      ...noMotion,
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(History.prototype, 'scrollRestoration', {
            get: () => 'auto',
            set: () => {
              throw new Error('refused');
            },
          });
        }),
    });
    await follow(page, '/visit/');
    await until(page, '/visit/');
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('stays where it is when only the query changes, without a transition or a request (behaviours 32)', async () => {
    const { page } = await openPage(site, '/event/');
    await scrollToY(page, 600);
    await addLink(page, '/event/?x=1');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const letGo = await holdBack(page, '/event/');
    await page.locator('#test-link').click();
    expect(pathOf(page)).toBe('/event/?x=1');
    expect(await scrollY(page)).toBe(600);
    expect(await page.locator('main').getAttribute('class')).toBeNull();
    expect(requests.filter((url) => url.includes('/event/?x'))).toEqual([]);
    letGo();
    await page.goBack();
    await until(page, '/event/');
    expect(await scrollY(page)).toBe(600);
    expect(await isSameDocument(page)).toBe(true);
  });
});
