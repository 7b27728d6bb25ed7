import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

/** A busy machine may need a while. */
const soon = { timeout: 20_000 };

/** As high as a thumb needs: WCAG 2.2, 2.5.5. */
const thumb = 44;

/** WCAG 2.2, 2.5.8. */
const least = 24;

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

describe('the header', () => {
  const site = openSite({ moves: true, prefetches: false });

  const openPage = async (path: string, options: Parameters<typeof site.open>[0]) => {
    const { page } = await site.open(options);
    await page.goto(site.origin + path);
    return page;
  };

  it('leaves on the way down and returns on the way up, for the focus of the keyboard and at the top, and nothing moves', async () => {
    const page = await openPage('/privacy/', { viewport: { ...narrow, height: 400 } });
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize({ ...viewport, height: 400 });
      await page.goto(`${site.origin}/privacy/`);
      const before = await mainTop(page);
      expect(await headerIsShown(page)).toBe(true);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => headerIsShown(page), soon).toBe(false);
      expect(await mainTop(page), `${viewport.width} px`).toBe(before);
      await page.mouse.wheel(0, -60);
      await expect.poll(() => headerIsShown(page), soon).toBe(true);
      expect(await mainTop(page), `${viewport.width} px`).toBe(before);
    }
    await scrollAway(page);
    await page.locator('header').getByRole('link', { name: 'Events', exact: true }).focus();
    // A press says that it is the keyboard's focus.
    await page.keyboard.press('Tab');
    await expect.poll(() => headerIsShown(page), soon).toBe(true);

    await page.locator('h1').click();
    await scrollAway(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => headerIsShown(page), soon).toBe(true);
  });

  it('stays for visitors who want no motion', async () => {
    const page = await openPage('/privacy/', {
      viewport: { ...wide, height: 400 },
      reducedMotion: 'reduce',
    });
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBeGreaterThan(200);
    expect(await headerIsShown(page)).toBe(true);
  });

  it('is there without script, and leaves and returns as well', async () => {
    const page = await openPage('/privacy/', {
      viewport: { ...wide, height: 400 },
      javaScriptEnabled: false,
    });
    const home = page.locator('header a').first();
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => ((await home.boundingBox())?.y ?? 0) < 0, soon).toBe(true);
    await page.mouse.wheel(0, -60);
    await expect.poll(async () => ((await home.boundingBox())?.y ?? 0) > 0, soon).toBe(true);
  });
});

describe('the menu', () => {
  const site = openSite({ moves: true, prefetches: false });

  it('opens by key on a small screen, leads on with Tab, and gives the focus back on Escape', async () => {
    const { page } = await site.open({ viewport: narrow });
    await page.goto(`${site.origin}/event/`);
    const button = page.getByRole('button', { name: 'Menu' });
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Search');
    await page.keyboard.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => menu.isVisible(), soon).toBe(true);
    expect(await isSaidToBeOpen(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Visit');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Today');

    await page.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible(), soon).toBe(false);
    expect(await isSaidToBeOpen(page)).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('marks the page that is shown, and the part of the site that it lies in', async () => {
    const { page } = await site.open({ viewport: wide });
    const marked = () =>
      page
        .locator('header nav [aria-current]')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('aria-current')]));
    await page.goto(`${site.origin}/event/`);
    expect(await marked()).toEqual([['Events', 'page']]);
    await page.goto(`${site.origin}/experiences/dining/`);
    expect(await marked()).toEqual([
      ['Experiences', 'true'],
      ['Dining', 'page'],
    ]);
  });

  it('has room for a thumb on a small screen, and enough for a pointer everywhere', async () => {
    const { page } = await site.open({ viewport: narrow });
    await page.goto(`${site.origin}/`);
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const fold of await page.locator('header summary').all()) {
      await fold.click();
      expect(await tooSmall(page, 'header :is(a, button, summary)', thumb)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    expect(await tooSmall(page, 'footer a', least)).toEqual([]);
    await page.setViewportSize(wide);
    expect(await tooSmall(page, ':is(header, footer) :is(a, button, summary)', least)).toEqual([]);
  });
});

/**
 * The expanded state of the menu's button for screen readers, computed by the browser from the
 * popover.
 */
async function isSaidToBeOpen(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const selector = 'header > button';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

async function scrollAway(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
  await expect.poll(() => headerIsShown(page), soon).toBe(false);
}

/** False when it is gone altogether, true when it is there altogether; null on the way. */
function headerIsShown(page: Page): Promise<boolean | null> {
  return page.evaluate(() => {
    const box = document.querySelector('header')?.getBoundingClientRect();
    if (box === undefined) throw new Error('there is no header');
    if (box.bottom <= 0) return false;
    return box.top >= 0 ? true : null;
  });
}

/** Returns the position of the content on the page, independent of scrolling. */
function mainTop(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round((document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY),
  );
}

/** Finds visible controls that are smaller than a number of pixels. */
function tooSmall(page: Page, selector: string, pixels: number): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (elements, pixels) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (!element.checkVisibility() || Math.min(width, height) >= pixels - 0.5) return [];
        return [`${element.textContent}: ${Math.round(width)} by ${Math.round(height)}`];
      }),
    pixels,
  );
}
