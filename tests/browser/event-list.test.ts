import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

describe('the list of events', () => {
  const site = openSite({ prefetches: false });

  it('turns into a calendar and back by keys, without script', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/event/`);
    const table = page.getByRole('table', { name: 'June 2026' });
    const row = page.locator('[data-times]').first();
    expect(await table.isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'List' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await table.isVisible()).toBe(true);
    expect(await row.isVisible()).toBe(false);
    await page.keyboard.press('ArrowLeft');
    expect(await row.isVisible()).toBe(true);
  });

  it('leads from a day of the calendar to its event, on a small screen too', async () => {
    const { page } = await site.open({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.origin}/event/`);
    await page.getByRole('radio', { name: 'Calendar' }).check({ force: true });
    await page
      .getByRole('table', { name: 'July 2026' })
      .getByRole('link', { name: 'Fireworks over the Bay' })
      .click();
    await page.waitForURL('**/event/independence-day-fireworks/');
  });

  it('is filtered by month and place in both views, says how many are left, and shows all again', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.origin}/event/`);
    const filter = page.getByRole('search', { name: 'Events' });
    const shown = page.locator('[data-times]:visible').getByRole('heading');
    const all = await shown.count();

    await filter.getByLabel('Place').focus();
    await filter.getByLabel('Place').selectOption({ label: 'The Pavilion' });
    await expect
      .poll(() => shown.allTextContents())
      .toEqual(['Brass on the Boards', 'Makers’ Fair', 'Oyster Festival']);
    await filter.getByLabel('Month').selectOption({ label: 'September 2026' });
    await expect.poll(() => shown.allTextContents()).toEqual(['Oyster Festival']);
    expect(await page.locator('[data-programme] [role=status]').textContent()).toBe(
      '1 event in September 2026',
    );
    expect(await page.getByRole('heading', { name: 'June 2026' }).isVisible()).toBe(false);

    await page.getByRole('radio', { name: 'Calendar' }).check({ force: true });
    expect(await page.locator('[data-calendar]:visible').count()).toBe(1);
    expect(await page.locator('[data-calendar] td a:visible').allTextContents()).toEqual(
      Array.from({ length: 3 }, () => 'Oyster Festival'),
    );

    await page.getByRole('button', { name: 'Show all events' }).click();
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    expect(await shown.count()).toBe(all);
    expect(errors).toEqual([]);
  });

  it('is whole again when a link leads to the list without a filter, and takes what an address makes up for nothing', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.origin}/event/?when=2026-07&place=Nowhere&utm_source=letter`);
    const shown = page.locator('[data-times]:visible');
    const calendar = page.locator('[data-calendar="2026-07"]');
    await expect
      .poll(() => page.locator('[data-programme] [role=status]').textContent())
      .toMatch(/^\d+ events in July 2026$/);
    expect(await page.getByLabel('Place').inputValue()).toBe('');
    const some = await shown.count();
    await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect.poll(() => shown.count()).toBeGreaterThan(some);
    expect(await calendar.count()).toBe(1);
    await page.goBack();
    await expect.poll(() => shown.count()).toBe(some);
    expect(errors).toEqual([]);
  });
});
