import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { follow, headingOf, holdBack, isSameDocument, openPage, pathOf } from '../support/visits.ts';

/** Counts objects of a page after a garbage collection. */
async function count(cdp: CDPSession): Promise<{ nodes: number; listeners: number; documents: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners, documents };
}

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await follow(page, path);
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toMatch(new RegExp(`example${path}$`));
  }
}

const rounds = isDeep ? 10 : 3;
const round = ['/', '/visit/', '/event/', '/location/', '/terms/'];

describe('a long stay', () => {
  const site = openSite();

  it(`grows no listeners, nodes or documents over ${rounds * round.length} visits`, async () => {
    const { page, errors } = await openPage(site, '/terms/', { reducedMotion: 'reduce' });
    const cdp = await page.context().newCDPSession(page);
    await visitAll(page, round);
    const before = await count(cdp);
    for (let turn = 0; turn < rounds; turn += 1) await visitAll(page, round);
    expect(await isSameDocument(page)).toBe(true);
    // A map that was left a moment ago may still be under way, and so may a document that was read. What has leaked stays, once a
    // round at least. Of nodes more are in flux: text of the live region, hints of the browser.
    const grown = async () => {
      const after = await count(cdp);
      return {
        listeners: Math.max(0, after.listeners - before.listeners - rounds + 1),
        documents: Math.max(0, after.documents - before.documents - rounds + 1),
        nodes: Math.max(0, after.nodes - before.nodes - 49),
      };
    };
    await expect.poll(grown).toEqual({ listeners: 0, documents: 0, nodes: 0 });
    expect(errors).toEqual([]);
  });

  it('may be kept in the Back/Forward cache (faults 135)', async () => {
    const { page } = await openPage(site, '/terms/', { prefetches: true });
    await follow(page, '/visit/');
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    // Running requests end when the page is left, but may count for a moment.
    await page.waitForLoadState('networkidle');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    const reasons: { readonly type: string; readonly reason: string }[] = [];
    cdp.on('Page.backForwardCacheNotUsed', (event) => reasons.push(...event.notRestoredExplanations));
    await page.goto(`${site.origin}/terms/`);
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(() => pathOf(page)).toBe('/visit/');
    // This Chromium runs without that cache, which is circumstantial: the page itself must have given no reason.
    await expect.poll(() => reasons.length).toBeGreaterThan(0);
    expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  });

  it('comes back from the Back/Forward cache with nothing stuck (faults 135)', async () => {
    const { page } = await openPage(site, '/terms/');
    const terms = await headingOf(page);
    await page.evaluate(() => document.documentElement.style.setProperty('--quick', '1s'));
    const freeze = () =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    // While a page is on its way: the visitor has gone elsewhere instead.
    const letGo = await holdBack(page, '/contact/');
    await follow(page, '/contact/');
    await page.locator('.progress').waitFor();
    await freeze();
    expect(await page.locator('.progress').count()).toBe(0);
    letGo();
    // While the old page leaves: the address is the new one already.
    await follow(page, '/visit/');
    await page.locator('main.fade-leave-active').waitFor();
    await freeze();
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    await expect.poll(() => page.locator('main').getAttribute('class')).toBe('');
    await page.goBack();
    await expect.poll(() => headingOf(page)).toBe(terms);
    expect(await isSameDocument(page)).toBe(true);
  });
});
