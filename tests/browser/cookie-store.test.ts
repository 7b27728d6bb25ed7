import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoreKind } from '../../client-runtime/state/store.ts';
import { openSite } from '../support/browser.ts';
import { bundleAsGlobal } from '../support/bundle-as-global.ts';
import { sampleOf } from '../support/depth.ts';

declare global {
  interface Window {
    cookieStoreModule: typeof import('../../client-runtime/state/cookie-store.ts');
    store: import('../../client-runtime/state/store.ts').Store;
  }
}

const hourSeconds = 3600;

describe('openCookieStore', () => {
  const site = openSite({ prefetches: false });
  let script = '';
  beforeAll(async () => {
    script = await bundleAsGlobal('client-runtime/state/cookie-store.ts', 'cookieStoreModule');
  });

  /** A page with a store as `window.store`, whose clock stands at `now`, in whole seconds since 1970. */
  const openStore = async (hours: number, kind: StoreKind = 'local') => {
    const { page, errors } = await site.open();
    await page.addInitScript(script);
    const now = Math.floor(Date.now() / 1000);
    const visit = async (path: string) => {
      await page.goto(site.origin + path);
      await page.evaluate(
        ([hours, nowMs, kind]) => {
          window.store = window.cookieStoreModule.openCookieStore({
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

  it('writes when the page is hidden: on a phone it may never be left (behaviours 86)', async () => {
    const { page } = await openStore(24);
    await page.evaluate(() => {
      window.store.setItem('a', '1');
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
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

  it('removes a cookie at once, and does not write it again', async () => {
    const { page, visit } = await openStore(24);
    await page.evaluate(() => window.store.setItem('a', '1'));
    await visit('/visit/');
    expect(await page.evaluate(() => window.store.getItem('a'))).toBe('1');
    await page.evaluate(() => window.store.removeItem('a'));
    expect(await cookiesOf(page)).toEqual([]);
    await visit('/terms/');
    expect(await page.evaluate(() => window.store.getItem('a'))).toBeNull();
  });

  it('keeps in memory what is too long for a cookie, and warns', async () => {
    const { page } = await openStore(24);
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    await page.evaluate(() => window.store.setItem('a', 'x'.repeat(3800)));
    expect(await page.evaluate(() => window.store.getItem('a')?.length)).toBe(3800);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(warnings).toEqual(['a is too long for a cookie and will be forgotten']);
    expect(await cookiesOf(page)).toEqual([]);
  });
});
