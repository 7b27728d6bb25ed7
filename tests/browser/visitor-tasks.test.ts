import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { type Cost, openErrand } from '../support/errand.ts';

/**
 * The errands of visitors on a phone with one bar: each with the taps that it takes and the bytes
 * that arrive. The way through a tunnel is in `tunnel.test.ts`.
 */
describe('a visitor on a phone with one bar', () => {
  const site = openSite({ prefetches: false });

  it('learns whether the Oyster Shed is open on Sunday at 9 pm', async () => {
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
    expectCost(await errand.cost(), { taps: 3, kilobytes: 500 });
  });

  it('finds the way by tram', async () => {
    const errand = await openErrand(site);
    const { page, tap } = errand;
    await tap(page.getByRole('link', { name: 'Plan your visit' }));
    await tap(page.getByRole('link', { name: 'Getting here' }).first());
    const transit = page.getByRole('link', { name: 'Directions by tram' });
    const address = new URL((await transit.getAttribute('href')) ?? '');
    expect(address.searchParams.get('travelmode')).toBe('transit');
    expectCost(await errand.cost(), { taps: 2, kilobytes: 500 });
  });

  it('finds the post on oysters with one letter wrong', async () => {
    const errand = await openErrand(site);
    const { page, tap } = errand;
    await tap(page.getByRole('link', { name: 'Search', exact: true }));
    await tap(page.locator('main').getByRole('searchbox'));
    await page.keyboard.type('moses oister');
    await tap(
      page
        .locator('main section')
        .getByRole('link', { name: /Thirty oysters/ })
        .first(),
    );
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/Thirty oysters/);
    expectCost(await errand.cost(), { taps: 3, kilobytes: 500 });
  });

  it('asks for the hall', async () => {
    const errand = await openErrand(site);
    const { page, tap } = errand;
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.locator('summary[aria-label="More in Experiences"]'));
    await tap(page.getByRole('navigation', { name: 'Main' }).locator('a[href="/experiences/events/"]'));
    const ask = page.locator('#c-form-hall').getByRole('link', { name: 'Write an e-mail' });
    await ask.waitFor();
    expect(await ask.getAttribute('href')).toMatch(/^mailto:/);
    expectCost(await errand.cost(), { taps: 3, kilobytes: 500 });
  });
});

/** Exactly these taps, and no more than these bytes. */
function expectCost(cost: Cost, { taps, kilobytes }: Cost): void {
  console.log(JSON.stringify(cost));
  expect(cost.taps).toBe(taps);
  expect(cost.kilobytes).toBeLessThanOrEqual(kilobytes);
}
