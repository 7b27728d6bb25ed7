import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { type Cost, openErrand } from '../support/errand.ts';

/** Visible fields that do nothing without script: a list and its calendar change by style alone. */
const deadFields = ':is(select, input:not([type=radio])):not(form[action] *):visible';

/**
 * The errands of visitors on a phone with one bar: each with the taps that it takes and the bytes
 * that arrive. The way through a tunnel is in `tunnel.test.ts`.
 */
describe('a visitor on a phone with one bar', () => {
  const site = openSite({ prefetches: false });

  const errands: Readonly<Record<string, () => Promise<void>>> = {
    'learns whether the Oyster Shed is open on Sunday at 9 pm': async () => {
      const errand = await openErrand(site, { now: '2026-06-14T21:00:00-04:00' });
      const { page, tap } = errand;
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }));
      await tap(page.getByRole('link', { name: 'The Oyster Shed' }));
      await expect.poll(() => page.locator('h1').textContent()).toBe('The Oyster Shed');
      expect(
        await page
          .locator('main')
          .getByRole('row', { name: /Sunday/ })
          .textContent(),
      ).toMatch(/noon – 9 pm/);
      await expect
        .poll(() => page.locator('main [data-enhance=hours]').first().innerText())
        .toMatch(/^Closed, opens Tuesday/);
      expectCost(await errand.cost(), { taps: 3, kilobytes: 460 });
    },
    'finds what is on this Saturday for children and free': async () => {
      const errand = await openErrand(site, { now: '2026-06-12T17:00:00-04:00' });
      const { page, tap } = errand;
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('navigation', { name: 'Main' }).locator('a[href="/event/"]'));
      await tap(page.getByRole('radio', { name: 'This weekend' }));
      for (const choice of ['Free', 'For families']) await tap(page.getByRole('checkbox', { name: choice }));
      await expect.poll(() => new URL(page.url()).search).toBe('?when=weekend&free&families');
      await expect.poll(() => page.locator('main [role=status]').first().innerText()).toMatch(/^1 event/);
      expect(await page.getByRole('link', { name: 'Pier Birthday Weekend' }).first().isVisible()).toBe(true);
      expectCost(await errand.cost(), { taps: 5, kilobytes: 450 });
    },
    'finds the way by tram': async () => {
      const errand = await openErrand(site);
      const { page, tap } = errand;
      await tap(page.getByRole('link', { name: 'Plan your visit' }));
      await tap(page.getByRole('link', { name: 'Getting here' }).first());
      const transit = page.getByRole('link', { name: 'Directions by tram' });
      const address = new URL((await transit.getAttribute('href')) ?? '');
      expect(address.searchParams.get('travelmode')).toBe('transit');
      expectCost(await errand.cost(), { taps: 2, kilobytes: 450 });
    },
    'finds the post on oysters with one letter wrong': async () => {
      const errand = await openErrand(site);
      const { page, tap } = errand;
      await tap(page.getByRole('link', { name: 'Search', exact: true }));
      await tap(page.locator('main').getByRole('searchbox'));
      await page.keyboard.type('moses oister');
      await page.locator('[data-search=page] [role=status]').getByText('“oyster”').waitFor();
      await tap(
        page
          .locator('[data-search=page] [role=status] + div')
          .getByRole('link', { name: /Thirty oysters/ })
          .first(),
      );
      await expect.poll(() => page.locator('h1').textContent()).toMatch(/Thirty oysters/);
      expectCost(await errand.cost(), { taps: 3, kilobytes: 450 });
    },
    'asks for the hall': async () => {
      const errand = await openErrand(site);
      const { page, tap } = errand;
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.locator('summary[aria-label="More in Experiences"]'));
      await tap(page.getByRole('navigation', { name: 'Main' }).locator('a[href="/experiences/events/"]'));
      const ask = page.locator('#c-form-hall').getByRole('button', { name: 'Send request' });
      await ask.waitFor();
      expect(await ask.evaluate((button: HTMLButtonElement) => button.form?.action)).toBe(
        `${site.origin}/_boardwalk/forms/hall`,
      );
      expectCost(await errand.cost(), { taps: 3, kilobytes: 450 });
    },
    'learns whether the market is on this Thursday': async () => {
      const errand = await openErrand(site, { now: '2026-07-01T09:00:00-04:00' });
      const { page, tap } = errand;
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('navigation', { name: 'Main' }).locator('a[href="/event/"]'));
      await tap(page.getByRole('link', { name: 'Thursday Market' }).first());
      await expect.poll(() => page.locator('h1').textContent()).toBe('Thursday Market');
      expect(await page.locator('main').innerText()).toMatch(
        /Not on Thu, Jul 2\s+Fri, Jul 3, 3:00 – 7:00 PM/,
      );
      expectCost(await errand.cost(), { taps: 3, kilobytes: 450 });
    },
    'learns what to do now with a child in the rain': async () => {
      const errand = await openErrand(site, { now: '2026-06-13T14:00:00-04:00' });
      const { page, tap } = errand;
      await tap(page.getByRole('link', { name: 'Search', exact: true }));
      await tap(page.locator('main').getByRole('searchbox'));
      await page.keyboard.type('child in the rain');
      await tap(page.getByRole('link', { name: /What can we do with children when it rains/ }));
      await expect.poll(() => page.locator('h1').textContent()).toBe('The Carousel');
      await expect.poll(() => page.locator('main').innerText()).toMatch(/Open now, until 10 pm/);
      expectCost(await errand.cost(), { taps: 3, kilobytes: 460 });
    },
    'finds a step-free toilet': async () => {
      const errand = await openErrand(site);
      const { page, tap } = errand;
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }));
      await tap(page.getByRole('checkbox', { name: /Step-free toilet/ }));
      await expect.poll(() => page.locator('main [role=status]').first().innerText()).toBe('4 of 22 places');
      expectCost(await errand.cost(), { taps: 3, kilobytes: 720 });
    },
    'learns that the next tour is sold out, and when the one after it is': async () => {
      const errand = await openErrand(site, { now: '2026-06-13T17:00:00-04:00' });
      const { page, tap } = errand;
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('navigation', { name: 'Main' }).locator('a[href="/event/"]'));
      await tap(page.getByRole('link', { name: 'Meet the Keeper' }).first());
      await expect.poll(() => page.locator('h1').textContent()).toBe('Meet the Keeper');
      await tap(page.getByText(/dates to come/));
      expect(await page.locator('main').innerText()).toMatch(/Sun, Jun 28, 2:00 PM · Sold out\s+Sun, Jul 26/);
      expectCost(await errand.cost(), { taps: 4, kilobytes: 450 });
    },
    'puts the concerts into the calendar': async () => {
      const errand = await openErrand(site, { path: '/event/' });
      const { page, tap } = errand;
      await tap(page.getByRole('searchbox'));
      await page.keyboard.type('concert');
      const status = page.locator('main [role=status]').first();
      await expect.poll(() => status.innerText()).toMatch(/^6 events/);
      const file = page.waitForEvent('download');
      await tap(page.getByRole('button', { name: 'Save the events shown to your calendar' }));
      const calendar = await readFile(await (await file).path(), 'utf8');
      expect(calendar).toContain('SUMMARY:Sold out: Brass on the Boards');
      expect(new Set(calendar.match(/^UID:.*/gm)).size).toBe(6);
      expect(calendar).toMatch(/^BEGIN:VCALENDAR.*END:VCALENDAR\r\n$/s);
      expectCost(await errand.cost(), { taps: 2, kilobytes: 450 });
    },
    'shares an event': async () => {
      const errand = await openErrand(site, { path: '/event/' });
      const { page, tap } = errand;
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', {
          value: async ({ url }: ShareData) => Object.assign(window, { shared: url }),
        });
      });
      await tap(page.getByRole('link', { name: 'Midsummer Long Table' }).first());
      await page.getByText('Share', { exact: true }).first().scrollIntoViewIfNeeded();
      await tap(page.getByRole('button', { name: 'Share', exact: true }));
      expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toBe(
        'https://www.halyardpier.example/event/midsummer-long-table/',
      );
      expectCost(await errand.cost(), { taps: 2, kilobytes: 450 });
    },
  };

  // Most of the time goes by in waiting for the line. Of more than two at once one would wait for the processor, while more pictures come.
  it(`needs few taps and bytes: ${Object.keys(errands).join('; ')}`, async () => {
    const limit = pLimit(2);
    const failed: string[] = [];
    const note = (name: string) => (error: unknown) => failed.push(`${name}: ${error}`);
    await Promise.all(
      Object.entries(errands).map(([name, errand]) => limit(() => errand().catch(note(name)))),
    );
    expect(failed.join('\n')).toBe('');
  });

  it('reads it all without script: hours, events, the way, and every page by its title', async () => {
    const { page, tap } = await openErrand(site, { javaScriptEnabled: false, hasOneBar: isDeep });
    const main = page.locator('main');
    expect(await main.innerText()).toMatch(/Monday to Thursday\s+7 am to 10 pm/);
    await tap(page.getByRole('link', { name: 'Search', exact: true }));
    await main.getByText('All pages from A to Z').click();
    await tap(main.getByRole('link', { name: 'The Oyster Shed' }));
    expect(await main.getByRole('row', { name: /Sunday/ }).textContent()).toMatch(/noon – 9 pm/);
    expect(await main.innerText()).not.toMatch(/open now|closed, opens/i);
    for (const [path, seen] of [
      ['/event/', 'Midsummer Long Table'],
      ['/visit/', 'Directions by tram'],
      ['/news/', 'Good morning, old pier'],
    ] as const) {
      await page.goto(site.origin + path);
      await main.getByRole('link', { name: seen }).first().waitFor();
      expect(await main.locator(deadFields).count(), path).toBe(0);
    }
  });

  it('finds the hours of the Oyster Shed by keyboard alone', async () => {
    const { page } = await openErrand(site, { now: '2026-06-14T15:00:00-04:00', hasOneBar: isDeep });
    await pressTo(page, page.getByRole('link', { name: 'Search', exact: true }));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/Search/);
    await pressTo(page, page.locator('main').getByRole('searchbox'));
    await page.keyboard.type('oyster shed');
    const first = page.locator('[data-search=page] [role=status] + div').getByRole('link').first();
    await expect.poll(() => first.textContent()).toContain('The Oyster Shed');
    await pressTo(page, first);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe('The Oyster Shed');
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Open now, until 9 pm/);
  });

  it('finds the same with letters of twice the size', async () => {
    const { page, tap, cost } = await openErrand(site, {
      now: '2026-06-14T15:00:00-04:00',
      enlarged: true,
      hasOneBar: isDeep,
    });
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }));
    await tap(page.getByRole('link', { name: 'The Oyster Shed' }));
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Open now, until 9 pm/);
    expect((await cost()).taps).toBe(3);
  });
});

/** Exactly these taps, and no more than these bytes. */
function expectCost(cost: Cost, { taps, kilobytes }: Cost): void {
  expect(cost.taps).toBe(taps);
  expect(cost.kilobytes).toBeLessThanOrEqual(kilobytes);
}

/** Presses Tab until the target has the focus, at most 60 times. */
async function pressTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}
