import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

describe('whether a place is open', () => {
  const site = openSite({ prefetches: false });
  const shed = `/location/the-oyster-shed/`;
  const state = (page: Page) => page.locator('main [data-opening]').first();

  /** The place of the visitor is not that of the pier. */
  async function openAt(path: string, moment: string) {
    const { page, errors } = await site.open({ timezoneId: 'Asia/Tokyo' });
    await page.clock.install({ time: new Date(moment) });
    await page.goto(site.origin + path);
    await expect.poll(() => state(page).textContent()).not.toBe('');
    return { page, errors };
  }

  it('is told by the clocks of the pier, and again when that changes, with today marked', async () => {
    const { page, errors } = await openAt(shed, '2026-06-14T20:59:30-04:00');
    expect(await state(page).textContent()).toBe('Open now, until 9 pm');
    expect(await page.locator('tr[aria-current]').allTextContents()).toEqual(['Sundaynoon – 9 pm']);
    await page.clock.runFor(60_000);
    await expect.poll(() => state(page).textContent()).toBe('Closed, opens Tuesday at noon');
    expect(errors).toEqual([]);
  });

  it('is told with the reason on a day that differs', async () => {
    const { page } = await openAt(shed, '2026-07-04T13:00:00-04:00');
    expect(await state(page).textContent()).toBe('Open now, until 3 pm: Fireworks');
    expect(await page.locator('tr[aria-current]').count()).toBe(1);
  });

  it('is told of the pier on its pages, and in the footer after a visit', async () => {
    const { page } = await openAt('/contact/', '2026-06-14T07:30:00-04:00');
    const pier = page.locator('[data-opening]');
    const words = 'Closed, opens at 8 am';
    await expect.poll(() => page.locator('footer [data-opening]').textContent()).toBe(words);
    expect(await pier.first().textContent()).toBe(words);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/contact/'));
    await expect.poll(() => page.locator('footer [data-opening]').textContent()).toBe(words);
  });

  it('is told of each place of the list', async () => {
    const { page } = await openAt('/location/', '2026-06-14T20:30:00-04:00');
    const words = page
      .locator('#places [data-place]', { hasText: 'The Oyster Shed' })
      .locator('[data-opening]');
    await expect.poll(() => words.textContent()).toBe('Open until 9 pm');
  });

  it('is not told without script, where the week is there', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.origin + shed);
    expect(await state(page).isVisible()).toBe(false);
    expect(await page.locator('main').innerText()).toContain('Tuesday to Thursday');
    expect(await page.locator('[aria-current=date]').count()).toBe(0);
  });

  it('is seen with directions above the fold of a telephone and a desk', async () => {
    const { page } = await site.open();
    await page.goto(site.origin + shed);
    await expect.poll(() => state(page).textContent()).not.toBe('');
    const ways = page.getByRole('list', { name: 'Directions to The Oyster Shed' });
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [state(page), ways]) {
        const box = await part.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0), `${width} px`).toBeLessThan(height);
      }
    }
  });
});
