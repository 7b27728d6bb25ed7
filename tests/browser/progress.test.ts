import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { bundleAsGlobal } from '../support/bundle-as-global.ts';
import { stopClock } from '../support/stop-clock.ts';
import { holdAnswers, openLinks } from './links-page.ts';

declare global {
  var runtime: typeof import('../../client-runtime/public/runtime.ts');
}

const links =
  '<a href="/visit/">Visit</a> <a href="/art/">Art</a> <a href="#map">Map</a> <a href="?x=1">Query</a>';
const notPrefetched = 'data-no-prefetch style="display: block; height: 50px"';

describe('the progress bar of a page', () => {
  const site = openSite();

  /** Opens the links with a clock that stands still; what they lead to is held back. */
  const openPage = async (options: Parameters<typeof openLinks>[2] = {}) => {
    const answers = holdAnswers();
    const opened = await openLinks(site, `<div ${notPrefetched}>${links}</div>`, {
      ...options,
      prepare: async (page) => {
        await stopClock(page);
        await answers.hold(page);
      },
    });
    return { ...opened, answers, wait: (ms: number) => opened.page.clock.runFor(ms) };
  };

  it('appears 200 ms after the click with 0 % and moves by 2 % in 100 ms, 2 px high (behaviours 1, 2, 3)', async () => {
    const { page, wait } = await openPage();
    await page.getByRole('link', { name: 'Visit' }).click();
    await wait(199);
    expect(await widthOf(page)).toBeNull();
    await wait(1);
    expect(await widthOf(page)).toBe('0%');
    await wait(100);
    expect(await widthOf(page)).toBe('2%');
    await wait(4900);
    expect(await widthOf(page)).toBe('100%');
    const bar = page.getByRole('progressbar', { name: 'Loading' });
    expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 2 });
  });

  it('is full when the page has come, and gone 500 ms later (behaviours 6)', async () => {
    const { page, answers, wait } = await openPage();
    await page.getByRole('link', { name: 'Visit' }).click();
    await wait(1200);
    await answers.letGo('/visit/');
    await page.waitForURL('**/visit/');
    expect(await widthOf(page)).toBe('100%');
    await wait(499);
    expect(await widthOf(page)).toBe('100%');
    await wait(1);
    expect(await widthOf(page)).toBeNull();
  });

  it('belongs to the newest visit: the late answer to an older one does not move it (behaviours 17)', async () => {
    const { page, answers, wait } = await openPage();
    await page.getByRole('link', { name: 'Visit' }).click();
    await wait(1000);
    await page.getByRole('link', { name: 'Art' }).click();
    expect(await widthOf(page)).toBe('0%');
    await wait(1200);
    expect(await widthOf(page)).toBe('20%');
    await answers.letGo('/art/');
    await page.waitForURL('**/art/');
    expect(await widthOf(page)).toBe('100%');
    await wait(500);
    expect(await widthOf(page)).toBeNull();
  });

  it('never starts for an anchor or another query of the page (behaviours 18)', async () => {
    const { page, wait } = await openPage();
    for (const name of ['Map', 'Query']) {
      await page.getByRole('link', { name }).click();
      await wait(1000);
      expect(await widthOf(page)).toBeNull();
    }
    expect(page.url()).toContain('?x=1');
  });

  it('is red and full when a visit fails, and gone 500 ms later, with the error page shown (behaviours 19, faults 129)', async () => {
    const { page, answers, wait } = await openPage();
    await page.getByRole('link', { name: 'Visit' }).click();
    await wait(1000);
    await answers.cutOff('/visit/');
    await page.locator('h1', { hasText: 'Links' }).waitFor({ state: 'detached' });
    expect(await widthOf(page)).toBe('100%');
    expect(await colourOf(page)).toBe('rgb(255, 0, 0)');
    await wait(499);
    expect(await widthOf(page)).toBe('100%');
    await wait(1);
    expect(await widthOf(page)).toBeNull();
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  it('is teal, dark on light paper, and glides only for a visitor who has nothing against motion', async () => {
    const { page, wait } = await openPage();
    await page.getByRole('link', { name: 'Visit' }).click();
    await wait(500);
    for (const [colorScheme, colour] of [
      ['light', 'rgb(11, 79, 83)'],
      ['dark', 'rgb(139, 213, 205)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await colourOf(page), colorScheme).toBe(colour);
    }
    for (const [reducedMotion, duration] of [
      ['reduce', '0s'],
      ['no-preference', '0.1s'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const bar = page.locator('.progress');
      expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(duration);
    }
  });

  it('grows from the right on a page that is read from there (behaviours 16)', async () => {
    const { page, wait } = await openPage();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.getByRole('link', { name: 'Visit' }).click();
    await wait(2700);
    expect(await page.locator('.progress').boundingBox()).toEqual({ x: 640, y: 0, width: 640, height: 2 });
  });

  it('goes to and fro for an island that wants it to (behaviours 15)', async () => {
    const { page, wait } = await openPage();
    await page.evaluate(await bundleAsGlobal('client-runtime/public/runtime.ts', 'runtime'));
    await page.evaluate(() => void window.runtime.startProgress({ isContinuous: true }));
    await wait(5200);
    const styles = () =>
      page
        .locator('.progress')
        .evaluate(({ style }: HTMLElement) => [style.width, style.insetInlineStart, style.transition]);
    expect(await styles()).toEqual(['100%', 'auto', 'none']);
    await wait(100);
    expect(await styles()).toEqual(['100%', 'auto', '']);
    await wait(2500);
    expect(await styles()).toEqual(['50%', 'auto', '']);
    expect(await page.locator('.progress').boundingBox()).toEqual({ x: 640, y: 0, width: 640, height: 2 });
  });

  it('is driven by an island: set, paused, resumed, ended, as long as no visit has begun', async () => {
    const { page, answers, wait } = await openPage();
    await page.evaluate(await bundleAsGlobal('client-runtime/public/runtime.ts', 'runtime'));
    const drive = (code: string) => page.evaluate(`void runtime.mine.${code}`);
    await page.evaluate('runtime = { ...runtime, mine: runtime.startProgress() }');
    await drive('set(40.9)');
    expect(await widthOf(page)).toBe('40%');
    await wait(200);
    expect(await widthOf(page)).toBe('40%');
    await wait(100);
    expect(await widthOf(page)).toBe('42%');
    await drive('pause()');
    await wait(1000);
    expect(await widthOf(page)).toBe('42%');
    await drive('increase(10)');
    await drive('resume()');
    await wait(100);
    expect(await widthOf(page)).toBe('54%');
    await page.getByRole('link', { name: 'Visit' }).click();
    expect(await widthOf(page)).toBe('0%');
    await drive('set(90)');
    await drive('fail()');
    expect(await widthOf(page)).toBe('0%');
    expect(await page.locator('.progress').count()).toBe(1);
    await answers.letGo('/visit/');
    await page.waitForURL('**/visit/');
    expect(await widthOf(page)).toBe('100%');
    expect(await page.locator('.progress-failed').count()).toBe(0);
  });
});

/** Null while there is no bar. */
function widthOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.progress')?.style.width ?? null);
}

function colourOf(page: Page): Promise<string> {
  return page.locator('.progress').evaluate((bar) => getComputedStyle(bar).borderTopColor);
}
