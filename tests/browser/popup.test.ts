import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import {
  changeFragment,
  gotoWithoutPopup,
  popupAddress,
  readUntilPopup,
  storedPopup,
} from '../support/popup.ts';
import { stopClock } from '../support/stop-clock.ts';

const dialogOf = (page: Page) => page.locator('dialog[data-version]');

describe('the popup', () => {
  const site = openSite({ hasPopup: true, prefetches: false });

  /** A page on which the popup has just opened. */
  const openWithPopup = async (options?: Parameters<typeof site.open>[0]) => {
    const opened = await site.open(options);
    await opened.page.goto(`${site.origin}/terms/`);
    const dialog = dialogOf(opened.page);
    await readUntilPopup(opened.page);
    const version = await dialog.getAttribute('data-version');
    return { ...opened, dialog, record: JSON.stringify({ status: true, version }) };
  };

  it('is a modal dialog with a name, at the title of which the visitor begins, with a button as its way on, and moves only for who has nothing against motion', async () => {
    const { page, dialog, errors } = await openWithPopup();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.getByRole('dialog', { name: 'Summer on the boards' }).waitFor();
    const title = page.getByRole('heading', { name: 'Summer on the boards' });
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await title.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    await page.keyboard.press('Tab');
    const onward = page.getByRole('link', { name: 'See the programme' });
    expect(await onward.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await onward.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Shift+Tab');
    const close = page.getByRole('button', { name: 'Close the announcement' });
    expect(await close.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const [reducedMotion, moving] of [
      ['reduce', 0],
      ['no-preference', 1],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
      const durations = await dialog.evaluate((element) => [
        getComputedStyle(element).animationDuration,
        getComputedStyle(element, '::backdrop').animationDuration,
      ]);
      expect(durations.filter((duration) => duration !== '0s')).toHaveLength(2 * moving);
    }
    expect(errors).toEqual([]);
  });

  const waysToDismiss: readonly [string, (page: Page) => Promise<void>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its button', (page) => page.getByRole('button', { name: 'Close the announcement' }).click()],
    ['a click beside it', (page) => page.mouse.click(5, 5)],
  ];
  it(`is dismissed by ${waysToDismiss.map(([way]) => way).join(', ')}, and stays away, its script too (behaviours 79)`, async () => {
    const { page, dialog, record, requests, errors } = await openWithPopup();
    for (const [way, close] of waysToDismiss) {
      await readUntilPopup(page);
      await close(page);
      await dialog.waitFor({ state: 'detached' });
      expect(await storedPopup(page), way).toBe(record);
      const asked = requests.length;
      await gotoWithoutPopup(page, `${site.origin}/contact/`);
      const later = requests.slice(asked).map((url) => new URL(url).pathname);
      expect(later.filter((path) => /(open|show)-popup-/.test(path))).toEqual([]);
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${site.origin}/terms/`);
    }
    expect(errors).toEqual([]);
  });

  it('gives the focus back to where it was', async () => {
    const { page } = await site.open();
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(popupAddress, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${site.origin}/terms/`);
    await page.locator('footer a').first().focus();
    const focused = await page.evaluate(() => document.activeElement?.outerHTML);
    letGo();
    await readUntilPopup(page);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
  });

  it('stays when text is selected from the inside to the outside, comes again after a visit without action, and not on the page that its link leads to (behaviours 80)', async () => {
    const { page, dialog, record } = await openWithPopup();
    const box = await dialog.locator('h2').boundingBox();
    if (box === null) throw new Error('the title is not to be seen');
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    expect(await storedPopup(page)).toBeNull();
    await page.reload();
    await readUntilPopup(page);
    expect(await storedPopup(page)).toBeNull();
    await dialog.getByRole('link').click();
    await page.waitForURL('**/event/pier-birthday-weekend/');
    expect(await storedPopup(page)).toBe(record);
    expect(await dialog.count()).toBe(0);
  });

  it('is dismissed by a swipe down, to the left and to the right, and follows the finger', async () => {
    const { page, dialog, record } = await openWithPopup({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const finger = await page.context().newCDPSession(page);
    for (const [x, y] of [
      [0, 120],
      [-120, 0],
      [120, 0],
    ] as const) {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: share === undefined ? [] : [{ x: 195 + x * share, y: 600 + y * share }],
        });
      await readUntilPopup(page);
      await touch('touchStart', 0);
      await touch('touchMove', 0.2);
      await touch('touchMove', 0.5);
      await expect.poll(() => dialog.evaluate((element) => element.style.translate)).toContain('60px');
      await touch('touchMove', 1);
      await touch('touchEnd');
      await dialog.waitFor({ state: 'detached' });
      expect(await storedPopup(page), `${x}, ${y}`).toBe(record);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
    }
  });

  it('reads a record that is written in another way, and comes again for one that says not dismissed or names another version (behaviours 79)', async () => {
    const { page, dialog, record } = await openWithPopup();
    const { version } = JSON.parse(record);
    const store = (text: string) => page.evaluate((value) => localStorage.setItem('popup', value), text);
    await store(JSON.stringify({ version, status: true }));
    await gotoWithoutPopup(page, page.url());
    await store(JSON.stringify({ version, status: false }));
    await page.reload();
    await readUntilPopup(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await storedPopup(page)).toBe(record);
    await changeFragment(page, (html) => html.replace(/data-version="[^"]+"/, 'data-version="newer"'));
    await page.reload();
    await readUntilPopup(page);
    expect(await storedPopup(page)).toBeNull();
    await page.keyboard.press('Escape');
    await expect.poll(() => storedPopup(page)).toBe('{"status":true,"version":"newer"}');
  });

  it('takes text that is not JSON, something in __proto__ or a million characters for nothing and removes them, and the next dismissal repairs it (behaviours 81, faults 127)', async () => {
    const { page, record, errors } = await openWithPopup();
    for (const [what, text] of [
      ['text that is not JSON', '{oops'],
      ['something in __proto__', '{"__proto__":{"status":true}}'],
      ['a million characters', record.padEnd(1_000_000)],
    ] as const) {
      await page.evaluate((value) => localStorage.setItem('popup', value), text);
      await page.reload();
      await readUntilPopup(page);
      expect(await storedPopup(page), what).toBeNull();
      await page.keyboard.press('Escape');
      await expect.poll(() => storedPopup(page)).toBe(record);
    }
    expect(errors).toEqual([]);
  });

  it('closes when another tab dismisses this version, and stays for another version or a removed record (behaviours 82)', async () => {
    const { page, dialog, record, errors } = await openWithPopup();
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/404.html`);
    const store = (text: string | null) =>
      other.evaluate(
        (value) => (value === null ? localStorage.removeItem('popup') : localStorage.setItem('popup', value)),
        text,
      );
    /** Storage events come in their order: when this one has come, those before have as well. */
    const settle = async () => {
      await page.evaluate(() =>
        addEventListener('storage', ({ key }) => {
          if (key === 'settled') document.documentElement.dataset.settled = '';
        }),
      );
      await other.evaluate(() => localStorage.setItem('settled', 'yes'));
      await page.locator('html[data-settled]').waitFor();
    };
    await store('{"status":true,"version":"another"}');
    await store('{oops');
    await store(null);
    await settle();
    expect(await dialog.isVisible()).toBe(true);
    await store(record);
    await dialog.waitFor({ state: 'detached' });
    await store(null);
    await page.reload();
    await readUntilPopup(page);
    expect(errors).toEqual([]);
  });

  /** A page with a clock that stands still, on which the popup waits to be shown. */
  const openWaiting = async (path: string, options?: Parameters<typeof site.open>[0]) => {
    const { page } = await site.open(options);
    await stopClock(page);
    await page.addInitScript(markListener);
    await page.goto(site.origin + path);
    return { page, dialog: dialogOf(page), wait: (ms: number) => page.clock.runFor(ms) };
  };
  /** The popup has looked up its record, and waits. */
  const untilWaiting = async (page: Page) => {
    // An idle moment comes by this clock, too.
    await page.clock.runFor(2000);
    await page.locator('html[data-waits]').waitFor();
  };

  it('leaves the first view alone for some seconds', async () => {
    const { page, dialog, wait } = await openWaiting('/terms/');
    await untilWaiting(page);
    await wait(4999);
    expect(await dialog.count()).toBe(0);
    await wait(1);
    await dialog.waitFor();
  });

  it('comes when the page rests after it was scrolled past its first view, not before', async () => {
    const { page, dialog, wait } = await openWaiting('/terms/', { viewport: { width: 390, height: 400 } });
    await untilWaiting(page);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    await wait(500);
    expect(await dialog.count()).toBe(0);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
    expect(await dialog.count()).toBe(0);
    await wait(500);
    await dialog.waitFor();
  });

  for (const [what, open, leave] of [
    [
      'a menu of a phone is open',
      (page) => page.getByRole('button', { name: 'Menu' }).click(),
      (page) => page.keyboard.press('Escape'),
    ],
    [
      'a field has the focus',
      (page) => page.locator('main').getByRole('searchbox').focus(),
      (page) => page.locator('main').getByRole('searchbox').blur(),
    ],
  ] satisfies [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][]) {
    it(`does not come while ${what}, and comes some seconds later`, async () => {
      const { page, dialog, wait } = await openWaiting('/event/', { viewport: { width: 390, height: 844 } });
      await open(page);
      await untilWaiting(page);
      await wait(20_000);
      expect(await dialog.count()).toBe(0);
      await leave(page);
      // The event that says so comes with a frame of the browser's own.
      await expect
        .poll(async () => {
          await wait(5000);
          return dialog.count();
        })
        .toBe(1);
    });
  }

  it('is not there without script', async () => {
    const { page, requests } = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/terms/`, { waitUntil: 'networkidle' });
    expect(await page.locator('dialog').count()).toBe(0);
    expect(requests.some((url) => url.includes('popup'))).toBe(false);
  });

  it('is no trouble when its fragment is missing: the page is whole', async () => {
    const { page } = await site.open();
    await page.route(popupAddress, (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }));
    await gotoWithoutPopup(page, `${site.origin}/terms/`);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});

/** Marks the page when something waits for it to be scrolled. */
function markListener(): void {
  const { addEventListener } = document;
  document.addEventListener = (...args: Parameters<Document['addEventListener']>) => {
    if (args[0] === 'scroll') document.documentElement.dataset.waits = '';
    addEventListener.apply(document, args);
  };
}
