import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

/** Reads the day and the programme that the page shows: "Saturday June 13 Today: all day Pier Birthday Weekend". */
async function read(page: Page) {
  const text = (selector: string) => page.locator(selector).first().innerText();
  await expect.poll(() => text('[data-date]')).not.toBe('');
  return {
    date: (await text('[data-date]')).replace('\n', ' '),
    open: await text('main [data-opening]'),
    summary: await text('[data-summary]'),
    days: await page.locator('[data-agenda] > section').evaluateAll((sections) =>
      sections.map((section) => {
        const words = (element: HTMLElement | null) => element?.innerText.replace(/\s+/g, ' ').trim() ?? '';
        const rows = [...section.querySelectorAll('li')].map(words);
        return `${words(section.querySelector('h3'))}: ${rows.join(', ')}`;
      }),
    ),
  };
}

describe('the page of today', () => {
  const site = openSite({ prefetches: false });

  /** The visitor is far away. */
  async function openAt(moment: string, path = '/today/') {
    const { page, errors } = await site.open({ timezoneId: 'Asia/Tokyo' });
    await page.clock.install({ time: new Date(moment) });
    await page.goto(site.origin + path);
    return { page, errors };
  }

  it('says what is open and on, on a day in season, and marks what is over and what is on', async () => {
    const { page, errors } = await openAt('2026-06-14T07:10:00-04:00');
    const shown = await read(page);
    expect(shown).toMatchObject({
      date: 'Sunday June 14',
      open: 'Closed, opens at 8 am',
      summary: '2 events today',
    });
    expect(shown.days[0]).toMatch(/^Sunday June 14 Today: Until 6 pm .*Sunrise Yoga.* Now/);
    await page.clock.runFor(5 * 60_000);
    await expect.poll(async () => (await read(page)).summary).toBe('1 event today');
    expect((await read(page)).days[0]).toMatch(/Sunrise Yoga.* Over/);
    expect(errors).toEqual([]);
  });

  it('leads on a day without events, at three in the morning, to the next date', async () => {
    const { page } = await openAt('2026-06-16T03:00:00-04:00');
    const { summary, open, days } = await read(page);
    expect(open).toBe('Closed, opens at 7 am');
    expect(summary).toBe('Nothing else is announced for today. Next: Film Night on the Lawn, Fri, Jun 19');
    expect(days[0]).toMatch(/^Friday June 19: 8:45/);
  });

  it('is right half a year after it was built, and when nothing that it knows is to come', async () => {
    const { page } = await openAt('2026-12-18T17:00:00-05:00');
    const { summary, days } = await read(page);
    expect(summary).toBe('1 event today');
    expect(days.slice(0, 2)).toEqual([
      'Friday December 18 Today: 4:30 – 10:00 PM Winter Lights The whole pier Free Now',
      'Saturday December 19 Tomorrow: 4:30 – 10:00 PM Winter Lights The whole pier Free',
    ]);
    await page.clock.setFixedTime(new Date('2027-03-18T17:00:00-04:00'));
    await page.clock.runFor(30 * 60_000);
    await expect.poll(async () => (await read(page)).summary).toBe('Nothing else is announced for today.');
    expect((await read(page)).days).toEqual([]);
    expect(await page.locator('[data-none]').isVisible()).toBe(true);
  });

  it('says on another day too which dates are cancelled and sold out', async () => {
    const { page } = await openAt('2026-06-24T12:00:00-04:00');
    expect((await read(page)).days.find((day) => day.includes('Keeper'))).toMatch(
      /^Sunday June 28: .*Meet the Keeper.* Sold out$/,
    );
    const { page: later } = await openAt('2026-07-14T12:00:00-04:00');
    expect((await read(later)).days[0]).toMatch(/^Thursday July 16: .*Thursday Market.* Canceled$/);
  });

  it('has dates and hours without script, and nothing of the present', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/today/`);
    const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    expect(words).toContain('Saturday June 13');
    expect(words).toContain('Monday to Thursday');
    expect(words).toContain('Line 4 stops at Pier Road');
    expect(words).not.toMatch(/\bNow\b|\bOver\b|Tomorrow|Open until|events? today/);
    expect(await page.locator('[data-date]').isVisible()).toBe(false);
  });

  it('is found by the search, and from the line of the home page, which says the same', async () => {
    const { page } = await openAt('2026-06-25T15:30:00-04:00', '/');
    const line = page.locator('main').locator('[data-no-prefetch]');
    await expect.poll(() => line.innerText()).toMatch(/Open until.*Now/s);
    expect((await line.innerText()).replace(/\s+/g, ' ')).toBe(
      'Open until 10 pm Thursday Market · Now, until 7 pm All of today',
    );
    await line.getByRole('link', { name: 'All of today' }).click();
    await page.waitForURL('**/today/');
    await page.goto(`${site.origin}/search/?q=today`);
    const results = page.locator('[data-search=page]');
    const first = results.locator('[role=status] + div').getByRole('link').first();
    await expect.poll(() => first.getAttribute('href')).toBe('/today/');
    expect(await results.innerText()).not.toContain('Without');
  });

  it('moves nothing when the time is known', async () => {
    for (const path of ['/today/', '/']) {
      const { page } = await openAt('2026-06-13T12:00:00-04:00', path);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift, path).toBe(0);
    }
  });
});
