import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import {
  addHeaders,
  changeFragment,
  fillStorage,
  gotoWithoutPopup,
  readUntilPopup,
  storedPopup,
} from '../support/popup.ts';
import { serve } from '../support/serve.ts';

const dialogOf = (page: Page) => page.locator('dialog[data-version]');

async function dismiss(page: Page): Promise<void> {
  await readUntilPopup(page);
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
}

describe('what is kept of the popup', () => {
  const site = openSite({ hasPopup: true, prefetches: false, isToday: true });

  const expectAway = (page: Page) => gotoWithoutPopup(page, `${site.origin}/visit/`);

  it('is encrypted in manual mode: not to be read, and read again', async () => {
    const { page, errors } = await site.open();
    await changeFragment(page, (html) =>
      html.replace('data-storage="debug"', 'data-storage="manual" data-key="halyard"'),
    );
    await page.goto(`${site.origin}/terms/`);
    await dismiss(page);
    await expect.poll(() => storedPopup(page)).toMatch(/^[\w+/]{40,}=*$/);
    await expectAway(page);

    await changeFragment(page, (html) =>
      html.replace('data-storage="debug"', 'data-storage="manual" data-key="another"'),
    );
    await page.reload();
    await readUntilPopup(page);
    expect(await storedPopup(page)).toBeNull();
    expect(errors).toEqual([]);
  });

  it('is encrypted in api mode with what a look-up answers, which is asked when there is something to keep', async () => {
    let asked = 0;
    const lookUp = await serve((_, response) => {
      asked += 1;
      response
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end('{"ip":"192.0.2.1"}');
    });
    const { page, errors } = await site.open({ bypassCSP: true });
    await useLookUp(page, lookUp);
    await page.goto(`${site.origin}/terms/`);
    await readUntilPopup(page);
    expect(asked).toBe(0);
    await dismiss(page);
    await expect.poll(() => storedPopup(page)).toMatch(/^[\w+/]{40,}=*$/);
    await expectAway(page);
    expect(asked).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('192.0.2.1');
    expect(errors).toEqual([]);
  });

  it('is nothing in api mode when the look-up fails: the popup comes again, and what was kept is left alone', async () => {
    const lookUp = await serve((_, response) => response.writeHead(500).end());
    const { page } = await site.open({ bypassCSP: true });
    await useLookUp(page, lookUp);
    await page.goto(`${site.origin}/terms/`);
    await dismiss(page);
    expect(await storedPopup(page)).toBeNull();
    await page.reload();
    await readUntilPopup(page);
    await page.evaluate(() => localStorage.setItem('popup', 'bm90IG91cnMgdG8ganVkZ2U='));
    await page.reload();
    await readUntilPopup(page);
    expect(await storedPopup(page)).toBe('bm90IG91cnMgdG8ganVkZ2U=');
  });

  it('is memory alone in a sandbox, where storage and cookies throw: the popup shows once a page (behaviours 83, faults 124)', async () => {
    const { page, errors } = await site.open({ bypassCSP: false });
    await addHeaders(page, {
      'content-security-policy': 'sandbox allow-scripts',
      'access-control-allow-origin': '*',
    });
    await page.goto(`${site.origin}/terms/`);
    expect(
      await page.evaluate(() => {
        try {
          return String(localStorage.length);
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      }),
    ).toBe('SecurityError');
    await dismiss(page);
    await page.reload();
    await readUntilPopup(page);
    expect(errors).toEqual([]);
  });

  it('is a cookie when storage is full: the dismissal outlives the page (behaviours 83, faults 125)', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.origin}/404.html`);
    await dismiss(page);
    await page.evaluate(() => localStorage.clear());
    await fillStorage(page);
    await page.goto(`${site.origin}/terms/`);
    await dismiss(page);
    expect(await page.context().cookies()).toEqual([]);
    await expectAway(page);
    // A page that reads nothing.
    await page.goto(`${site.origin}/_boardwalk/popup.html`);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'popup', path: '/', sameSite: 'Lax' });
    expect(errors).toEqual([]);
  });

  it('is memory when storage is full and cookies are disabled: nothing throws (faults 126)', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.origin}/404.html`);
    await dismiss(page);
    await page.evaluate(() => localStorage.clear());
    await fillStorage(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.goto(`${site.origin}/terms/`);
    await dismiss(page);
    expect(await page.evaluate(() => [navigator.cookieEnabled, document.cookie])).toEqual([false, '']);
    await page.goto(`${site.origin}/visit/`);
    await readUntilPopup(page);
    expect(errors).toEqual([]);
  });
});

/** Bypassing the policy stands for a site that was built with this look-up: its policy would name it. */
async function useLookUp(page: Page, lookUp: string): Promise<void> {
  await changeFragment(page, (html) =>
    html.replace('data-storage="debug"', `data-storage="api" data-key="halyard" data-ip-lookup="${lookUp}"`),
  );
}
