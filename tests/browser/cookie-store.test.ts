import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Store, StoreKind } from '../../client-runtime/state/cookies.ts';
import { openSite } from '../support/browser.ts';
import { bundleAsGlobal } from '../support/bundle-as-global.ts';
import { sampleOf } from '../support/depth.ts';

declare global {
  interface Window {
    cookieStoreModule: typeof import('../../client-runtime/state/cookie-store.ts');
    store: Store;
    others: readonly Store[];
  }
}

const hourSeconds = 3600;

describe('openCookieStore', () => {
  const site = openSite({ prefetches: false, isToday: true });
  let script = '';
  beforeAll(async () => {
    script = await bundleAsGlobal('client-runtime/state/cookie-store.ts', 'cookieStoreModule');
  });

  /** A page with a store as `window.store`, whose clock stands at `now`, in whole seconds since 1970. */
  const openStore = async (hours: number, kind: StoreKind = 'local', context?: BrowserContext) => {
    const { page, errors } = context ? { page: await context.newPage(), errors: [] } : await site.open();
    await page.addInitScript(script);
    const now = Math.floor(Date.now() / 1000);
    const visit = async (path: string) => {
      await page.goto(site.origin + path);
      await page.evaluate(
        async ([hours, nowMs, kind]) => {
          window.store = await window.cookieStoreModule.openCookieStore({
            page: document,
            kind,
            hours,
            now: () => nowMs,
          });
        },
        [hours, now * 1000, kind] as const,
      );
    };
    await visit('/terms/');
    return { page, errors, now, visit };
  };
  const get = (page: Page, key: string) => page.evaluate((key) => window.store.getItem(key), key);
  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const cookiesOf = async (page: Page) =>
    (await page.context().cookies()).map(({ name, expires }) => ({ name, expires }));

  const terms = [
    [2, 2],
    [24, 24],
    [0, 24],
    [-1, 24],
    [Number.NaN, 24],
  ] as const;
  for (const [hours, lasting] of sampleOf(terms, 3)) {
    it(`writes no cookie before the page is left, and both after, for ${lasting} hours when ${hours} are set (behaviours 86)`, async () => {
      const { page, now } = await openStore(hours);
      await page.evaluate(() => {
        window.store.setItem('a', '1');
        window.store.setItem('b', '2');
      });
      expect(await cookiesOf(page)).toEqual([]);
      await page.goto(`${site.origin}/visit/`);
      const expires = now + lasting * hourSeconds;
      await expect
        .poll(async () => (await cookiesOf(page)).sort((a, b) => (a.name < b.name ? -1 : 1)))
        .toEqual([
          { name: 'a', expires },
          { name: 'b', expires },
        ]);
    });
  }

  it('keeps a session under names of its own, until the browser is closed', async () => {
    const { page } = await openStore(24, 'session');
    await page.evaluate(() => window.store.setItem('a', '1'));
    await page.goto(`${site.origin}/visit/`);
    await expect.poll(() => cookiesOf(page)).toEqual([{ name: 'session-a', expires: -1 }]);
  });

  it('writes when the page is hidden: on a phone it may never be left; what is too long stays in memory, with a warning (behaviours 86)', async () => {
    const { page } = await openStore(24);
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    await page.evaluate(() => window.store.setItem('a', '1'));
    await page.evaluate(() => window.store.setItem('b', 'x'.repeat(3800)));
    expect((await get(page, 'b'))?.length).toBe(3800);
    await hide(page);
    expect(warnings).toEqual(['b is too long for a cookie and will be forgotten']);
    expect((await cookiesOf(page)).map(({ name }) => name)).toEqual(['a']);
  });

  it('gives back whatever was set, read or not, on every page that follows (behaviours 87)', async () => {
    const { page, visit, errors } = await openStore(24);
    const value = '{"a":1,"b":"x=y; z","c":"grüße 中文 %zz"}';
    await page.evaluate((text) => window.store.setItem('a key; with=all', text), value);
    for (const path of ['/visit/', '/terms/', '/contact/']) {
      await visit(path);
      expect(await page.evaluate(() => window.store.getItem('a key; with=all'))).toBe(value);
      expect(await page.evaluate(() => window.store.getItem('a key; with=all'))).toBe(value);
      expect(await page.evaluate(() => window.store.getItem('a key'))).toBeNull();
    }
    expect(errors).toEqual([]);
  });

  it('takes a value out of its cookie when it is read, puts it back when the page is left, and not once it is removed (behaviours 87)', async () => {
    const { page, visit } = await openStore(24);
    await page.evaluate(() => window.store.setItem('a', '1'));
    await visit('/visit/');
    expect((await cookiesOf(page)).map(({ name }) => name)).toEqual(['a']);
    expect(await get(page, 'a')).toBe('1');
    expect(await cookiesOf(page)).toEqual([]);
    expect(await get(page, 'a')).toBe('1');
    await page.goto(`${site.origin}/contact/`);
    await expect.poll(async () => (await cookiesOf(page)).map(({ name }) => name)).toEqual(['a']);
    await visit('/visit/');
    expect(await get(page, 'a')).toBe('1');
    await page.evaluate(() => window.store.removeItem('a'));
    expect(await cookiesOf(page)).toEqual([]);
    await visit('/terms/');
    expect(await get(page, 'a')).toBeNull();
  });

  it('is one memory for all who open it on a page, from whatever chunk (behaviours 86)', async () => {
    const { page, visit } = await openStore(24);
    const copy = await bundleAsGlobal('client-runtime/state/cookie-store.ts', 'copyOfModule');
    await page.addInitScript(copy);
    const openOthers = () =>
      page.evaluate(async () => {
        const options = { page: document, kind: 'local', hours: 24, now: Date.now } as const;
        const copied: typeof window.cookieStoreModule = Object(window).copyOfModule;
        window.others = [
          await window.cookieStoreModule.openCookieStore(options),
          await copied.openCookieStore(options),
        ];
      });
    const read = (key: string) =>
      page.evaluate((key) => [window.store, ...window.others].map((store) => store.getItem(key)), key);
    await page.evaluate(() => {
      window.store.setItem('kept', 'old');
      window.store.setItem('gone', 'old');
    });
    await visit('/visit/');
    await openOthers();
    expect(await read('kept')).toEqual(['old', 'old', 'old']);
    expect(await read('gone')).toEqual(['old', 'old', 'old']);
    await page.evaluate(() => {
      window.others[0]?.setItem('kept', 'new');
      window.store.removeItem('gone');
    });
    expect(await read('kept')).toEqual(['new', 'new', 'new']);
    expect(await read('gone')).toEqual([null, null, null]);
    await visit('/terms/');
    expect(await get(page, 'kept')).toBe('new');
    expect(await get(page, 'gone')).toBeNull();
  });

  it('has the same values in two tabs, and the next page has the newest (behaviours 87)', async () => {
    const one = await openStore(24);
    await one.page.evaluate(() => {
      window.store.setItem('a', '1');
      window.store.setItem('b', '1');
    });
    await one.visit('/visit/');
    expect(await get(one.page, 'a')).toBe('1');
    const other = await openStore(24, 'local', one.page.context());
    // Both are seen, as two windows side by side: the cookie is with the first.
    await expect.poll(() => get(other.page, 'a')).toBe('1');
    // And of this one the first has heard.
    expect(await get(other.page, 'b')).toBe('1');
    await expect.poll(() => get(one.page, 'b')).toBe('1');
    await other.page.evaluate(() => {
      window.store.setItem('a', '2');
      window.store.removeItem('b');
    });
    await expect.poll(() => get(one.page, 'a')).toBe('2');
    await expect.poll(() => get(one.page, 'b')).toBeNull();
    await other.page.close();
    await hide(one.page);
    await one.visit('/terms/');
    expect([await get(one.page, 'a'), await get(one.page, 'b')]).toEqual(['2', null]);
  });
});
