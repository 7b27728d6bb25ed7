import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

describe('the filter of the events', () => {
  const site = openSite({ prefetches: false });

  /** The place of the visitor is not that of the pier. */
  async function openAt(moment: string, search = '', options: BrowserContextOptions = phone) {
    const { page, errors } = await site.open({ timezoneId: 'Asia/Tokyo', ...options });
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(`${site.origin}/event/${search}`);
    return { page, errors };
  }
  const titles = (page: Page) => page.locator('[data-times]:visible').getByRole('heading').allTextContents();
  const status = (page: Page) => page.locator('[data-programme] [role=status]').textContent();
  const choice = (page: Page, name: string) =>
    page.getByRole('search', { name: 'Events' }).getByLabel(name, { exact: true });
  const searchOf = (page: Page) => new URL(page.url()).search;

  it('finds on a phone what is free and for families this weekend, by three taps, kept on Back', async () => {
    const { page, errors } = await openAt('2026-06-13T12:00:00-04:00');
    for (const name of ['This weekend', 'Free', 'For families']) await choice(page, name).tap();
    await expect.poll(() => titles(page)).toEqual(['Pier Birthday Weekend']);
    expect(await status(page)).toBe('1 event this weekend');
    expect(searchOf(page)).toBe('?when=weekend&free&families');
    expect(await page.locator('[data-times]:visible').textContent()).toMatch(/Free.*For families/);

    await page.locator('[data-times]:visible a').tap();
    await page.waitForURL('**/event/pier-birthday-weekend/');
    await page.goBack();
    await page.waitForURL('**/event/?when=weekend&free&families');
    await expect.poll(() => titles(page)).toEqual(['Pier Birthday Weekend']);
    for (const name of ['This weekend', 'Free', 'For families'])
      expect(await choice(page, name).isChecked(), name).toBe(true);

    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Pier Birthday Weekend']);
    const { page: other } = await openAt('2026-06-13T12:00:00-04:00', searchOf(page));
    await expect.poll(() => titles(other)).toEqual(['Pier Birthday Weekend']);
    expect(errors).toEqual([]);
  });

  it('reckons today by the clocks of the pier at the moment of the visitor, without what is over', async () => {
    const { page } = await openAt('2026-06-13T23:30:00-04:00', '?when=today');
    await expect.poll(() => titles(page)).toEqual(['Pier Birthday Weekend']);
    await page.clock.setFixedTime(new Date('2026-06-14T00:30:00-04:00'));
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Pier Birthday Weekend', 'Sunrise Yoga']);
    await page.clock.setFixedTime(new Date('2026-06-14T07:15:00-04:00'));
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Pier Birthday Weekend']);
  });

  it('finds a place and words by the address, next week from Monday on, and takes a day and a month as one choice', async () => {
    const { page } = await openAt('2026-06-13T12:00:00-04:00', '?place=the-pavilion&q=oyster');
    await expect.poll(() => titles(page)).toEqual(['Oyster Festival']);
    expect(await choice(page, 'Place').inputValue()).toBe('the-pavilion');
    await page.goto(`${site.origin}/event/?when=next-week`);
    await expect.poll(() => titles(page)).toEqual(['Film Night on the Lawn', 'Midsummer Long Table']);
    expect(await status(page)).toBe('2 events next week');
    await page.goto(`${site.origin}/event/?when=weekend`);
    await expect.poll(() => status(page)).toBe('2 events this weekend');
    await choice(page, 'Month').selectOption({ label: 'September 2026' });
    await expect.poll(() => titles(page)).toEqual(['Thursday Market', 'Meet the Keeper', 'Oyster Festival']);
    expect([searchOf(page), await choice(page, 'Any day').isChecked()]).toEqual(['?when=2026-09', true]);
    await choice(page, 'Today').tap();
    await expect.poll(() => searchOf(page)).toBe('?when=today');
    expect(await choice(page, 'Month').inputValue()).toBe('');
  });

  it.each([
    ['oysters', 'Oyster Festival'],
    ['lanterns', 'Lantern Parade'],
    ['saturday', 'Kite Festival'],
    ['Sat', 'Lantern Parade'],
    ['July 4', 'Fireworks over the Bay'],
    ['fireworks july', 'Fireworks over the Bay'],
    ['bathing', 'First Winter Swim'],
    ['kids', 'Pier Birthday Weekend'],
    ['markets July 9', 'Thursday Market'],
  ])('finds by "%s", as the search does, %s', async (typed, title) => {
    const { page } = await openAt('2026-06-13T12:00:00-04:00', `?q=${encodeURIComponent(typed)}`);
    await expect.poll(async () => (await titles(page)).length).toBeLessThan(14);
    await expect.poll(() => titles(page)).toContain(title);
  });

  it.each([390, 1440])('moves nothing for an address with words or a day, at %i px', async (width) => {
    for (const search of ['?q=oyster', '?when=weekend&free']) {
      const { page } = await site.open({ viewport: { width, height: 900 } });
      await page.addInitScript(recordShifts);
      await page.clock.setFixedTime(new Date('2026-06-13T12:00:00-04:00'));
      await page.goto(`${site.origin}/event/${search}`);
      await expect.poll(async () => (await titles(page)).length).toBeLessThan(6);
      await page.waitForLoadState('networkidle');
      expect(await readShifts(page), search).toEqual([]);
    }
  });

  it('begins with the first month that fits, without a line above it', async () => {
    const { page } = await openAt('2026-06-13T12:00:00-04:00', '?free');
    const lines = () =>
      page
        .locator('[data-group]:visible')
        .evaluateAll((months) => months.map((month) => getComputedStyle(month).borderTopWidth));
    await expect.poll(lines).toEqual(['0px', '1px', '1px', '1px', '1px']);
    await page.getByRole('searchbox', { name: 'Search events' }).fill('lantern');
    await expect.poll(lines).toEqual(['0px']);
  });

  it('takes the words of a day for one day', async () => {
    const { page } = await openAt('2026-06-13T12:00:00-04:00', '?q=market+July+14');
    await expect.poll(() => titles(page)).toEqual([]);
  });

  it('leads to the search of the whole site, where no event has the words', async () => {
    const { page } = await openAt('2026-06-13T12:00:00-04:00', '?q=oystr');
    await expect.poll(() => titles(page)).toEqual([]);
    await page.getByRole('link', { name: 'Search the whole site for “oystr”' }).click();
    await page.waitForURL('**/search/?q=oystr');
    const first = page.locator('[data-search=page] [role=status] + div').getByRole('link').first();
    await expect.poll(() => first.textContent()).toContain('Oyster');
  });

  it('is used by keys: arrows choose the day, Space a kind, and the focus is seen', async () => {
    const { page } = await openAt('2026-06-13T12:00:00-04:00', '', { viewport: phone.viewport });
    await choice(page, 'Any day').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => searchOf(page)).toBe('?when=weekend&free');
    await expect.poll(() => titles(page)).toEqual(['Pier Birthday Weekend', 'Sunrise Yoga']);
    const outline = await choice(page, 'Free').evaluate(
      (field) => getComputedStyle(field.nextElementSibling ?? field).outlineStyle,
    );
    expect(outline).toBe('solid');
  });

  it('says what to do where nothing fits, and a button shows all events again, with the focus on a field', async () => {
    const { page } = await openAt(
      '2026-06-13T12:00:00-04:00',
      '?when=2026-09&free&families&utm_source=letter',
    );
    await expect
      .poll(() => status(page))
      .toBe('No events in September 2026 for this choice. Choose another day or place, or fewer words.');
    expect(await titles(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all events' }).tap();
    await expect.poll(() => titles(page).then(({ length }) => length)).toBeGreaterThan(10);
    expect(await choice(page, 'Any day').evaluate((field) => field === document.activeElement)).toBe(true);
    expect([searchOf(page), await status(page)]).toEqual(['?utm_source=letter', '']);
  });

  it('is not there without script, where links lead to the months, and past events are below', async () => {
    const { page } = await site.open({ ...phone, javaScriptEnabled: false });
    await page.goto(`${site.origin}/event/?when=today`);
    expect(await page.getByRole('search', { name: 'Events' }).count()).toBe(0);
    expect(await page.locator('[data-times]:visible').count()).toBeGreaterThan(10);
    expect(await page.getByRole('button', { name: 'Show all events' }).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'October 2026' }).tap();
    expect(new URL(page.url()).hash).toBe('#month-2026-10');
    await page.locator('#past summary').first().tap();
    expect(await page.locator('#past details[open] a').first().isVisible()).toBe(true);
  });
});
