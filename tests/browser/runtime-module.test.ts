import { beforeAll, describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { bundleAsGlobal } from '../support/bundle-as-global.ts';

/** `boardwalk/runtime` as an island has it; that of the progress bar is in progress.test.ts. */
describe('the module for islands', () => {
  const site = openSite({ prefetches: false, isToday: true });
  let script = '';
  beforeAll(async () => {
    script = await bundleAsGlobal('client-runtime/public/runtime.ts', 'runtime');
  });

  const openPage = async (path: string, prepare?: () => void) => {
    const opened = await site.open();
    if (prepare !== undefined) await opened.page.addInitScript(prepare);
    await opened.page.addInitScript(script);
    await opened.page.goto(site.origin + path);
    return opened;
  };

  it('keeps a value for some hours, local or of the session', async () => {
    const { page } = await openPage('/terms/');
    for (const kind of ['local', 'session'] as const) {
      await page.evaluate(async (kind) => (await window.runtime.openCache(kind)).put('tides', [1], 6), kind);
      const read = () =>
        page.evaluate(async (kind) => (await window.runtime.openCache(kind)).get('tides'), kind);
      expect(await read()).toEqual([1]);
      await page.reload();
      expect(await read()).toEqual([1]);
      expect(await page.evaluate((kind) => window[`${kind}Storage`].length > 0, kind)).toBe(true);
      await page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 6 * 3_600_000 + 1;
      });
      expect(await read()).toBeUndefined();
      await page.reload();
    }
  });

  it('keeps it in a cookie where web storage is blocked, for as many hours as the page says', async () => {
    const { page } = await openPage('/terms/', () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.evaluate(async () => {
      document.body.dataset.cookieHours = '2';
      (await window.runtime.openStore()).setItem('view', 'calendar');
    });
    const before = Date.now() / 1000;
    await page.goto(`${site.origin}/visit/`);
    await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'view', value: 'calendar' });
    expect(Math.abs((cookie?.expires ?? 0) - before - 2 * 3600)).toBeLessThan(120);
    expect(await page.evaluate(async () => (await window.runtime.openStore()).getItem('view'))).toBe(
      'calendar',
    );
  });

  it('is one store where web storage is blocked, for islands and caches (behaviours 86)', async () => {
    const { page } = await openPage('/terms/', () => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const seen = await page.evaluate(async () => {
      const [one, other] = await Promise.all([
        window.runtime.openStore('session'),
        window.runtime.openStore('session'),
      ]);
      const cache = await window.runtime.openCache('session');
      other.getItem('view');
      one.setItem('view', '{"value":"list"}');
      return [other.getItem('view'), cache.get('view')];
    });
    expect(seen).toEqual(['{"value":"list"}', 'list']);
  });

  it('tells whether there is a network, and when that changes (behaviours 78)', async () => {
    const { page } = await openPage('/terms/');
    await page.evaluate(() => {
      window.runtime.onNetworkChange(() => document.body.append(` online: ${window.runtime.isOnline()}`));
    });
    await page.context().setOffline(true);
    await page.getByText('online: false').waitFor();
    await page.context().setOffline(false);
    await page.getByText('online: true').waitFor();
  });

  it('loads the fonts that are wanted, and says by the classes of the page whether one came', async () => {
    const { page } = await openPage('/terms/');
    const load = (families: readonly string[]) =>
      page.evaluate((families) => window.runtime.loadFonts({ families }), families);
    expect(await load(['Figtree'])).toBe(true);
    expect(await load(['Nothing of the kind'])).toBe(false);
    const classes = () => page.locator('html').evaluate((root) => [...root.classList]);
    await expect.poll(classes).toContain('wf-active');
    expect(await classes()).not.toContain('wf-inactive');
  });

  it('drives no bar, and throws nothing, on a page without the runtime', async () => {
    const { page, errors } = await openPage('/_boardwalk/popup.html');
    await page.evaluate(() => {
      const progress = window.runtime.startProgress({ isContinuous: true });
      progress.set(40);
      progress.finish();
    });
    expect(await page.locator('.progress').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
