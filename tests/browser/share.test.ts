import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { follow, openPage } from '../support/visits.ts';

const event = '/event/lantern-parade-2026/';
const post = '/news/p/a-new-website-with-fewer-buttons/';
const onAPhone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** A system with a menu to share with; it notes each page, or fails. */
const withShare = (page: Page, failure?: string) =>
  page.addInitScript((failure) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    const share = async (data: unknown) => {
      shared.push(data);
      if (failure) throw new DOMException('no', failure);
    };
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share });
  }, failure);

/** A system without that menu. It notes the copied texts, and has no clipboard with `isPlain`. */
const withClipboard = (page: Page, { isPlain = false } = {}) =>
  page.addInitScript((isPlain) => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const copied: string[] = [];
    Object.assign(window, { shared: copied });
    const clipboard = isPlain ? undefined : { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  }, isPlain);

const sharedBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared'));
const status = (page: Page) => page.locator('main [data-enhance=share] [role=status]').textContent();

describe('sharing a page', () => {
  const site = openSite();

  it('opens the menu of the system with title and public address, by one tap', async () => {
    const { page } = await openPage(site, `${event}?from=mail`, { ...onAPhone, prepare: withShare });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const title = await page.locator('h1').textContent();
    expect(await sharedBy(page)).toEqual([{ title, url: `https://www.halyardpier.example${event}` }]);
    expect(await status(page)).toBe('');
  });

  it('says nothing when the visitor closes the menu, and copies the link when it cannot be opened', async () => {
    const closed = await openPage(site, event, {
      ...onAPhone,
      prepare: (page) => withShare(page, 'AbortError'),
    });
    await closed.page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => sharedBy(closed.page)).toHaveLength(1);
    expect(await status(closed.page)).toBe('');
    const broken = await openPage(site, event, {
      ...onAPhone,
      permissions: ['clipboard-write', 'clipboard-read'],
      prepare: (page) => withShare(page, 'NotAllowedError'),
    });
    await broken.page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => status(broken.page)).toBe('The link is copied.');
  });

  it('copies the link where there is no such menu, and says so; after a visit that of the new page', async () => {
    const { page } = await openPage(site, event, { ...onAPhone, prepare: withClipboard });
    const button = page.getByRole('button', { name: 'Copy link' });
    await button.click();
    await expect.poll(() => status(page)).toBe('The link is copied.');
    await follow(page, post);
    await expect.poll(() => page.title()).toMatch(/^A new website/);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toBe('The link is copied.');
    const origin = 'https://www.halyardpier.example';
    expect(await sharedBy(page)).toEqual([origin + event, origin + post]);
  });

  it('has links alone without script, and where nothing can be copied', async () => {
    const without = await openPage(site, event, {
      ...onAPhone,
      prepare: (page) => withClipboard(page, { isPlain: true }),
    });
    await without.page.waitForLoadState('networkidle');
    expect(await without.page.getByRole('button', { name: /Share|Copy link/ }).count()).toBe(0);
    const context = await site.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.origin + post);
    expect(await page.getByRole('button', { name: /Share|Copy link/ }).count()).toBe(0);
    expect(await page.locator('main').getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
  });
});
