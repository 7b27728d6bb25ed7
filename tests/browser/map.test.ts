import type { BrowserContextOptions, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { openMap } from '../support/open-map.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';

const phone = { viewport: { width: 390, height: 844 } };
/** On the deck of the demo's pier, and in Portland, some kilometres away. */
const onDeck = { latitude: 43.65306, longitude: -70.24597, accuracy: 12 };
const inTown = { latitude: 43.68, longitude: -70.2468, accuracy: 12 };

describe('the map', () => {
  const site = openSite({ prefetches: false });

  async function open(options: BrowserContextOptions = {}, path = '/location/') {
    const opened = await site.open(options);
    await opened.page.goto(site.origin + path);
    const map = opened.page.locator('[data-island="pier-map"]').first();
    return { ...opened, map, groups: map.getByRole('button', { name: / places, \d+–\d+$/ }) };
  }

  it('numbers the places from the gate to the light, the same in list, plan and map, with and without script', async () => {
    const { page } = await open();
    const numbersIn = (path: string, from = page) =>
      from
        .goto(site.origin + path)
        .then(() =>
          from
            .locator('main [data-place]')
            .evaluateAll((items) =>
              items.map((item): [string, string] => [
                item.querySelector('a')?.getAttribute('href') ?? '',
                item.getAttribute('data-place') ?? '',
              ]),
            ),
        );
    const known = new Map(await numbersIn('/location/'));
    expect(known.size).toBeGreaterThan(20);
    expect([...known.values()].map(Number).sort((a, b) => a - b)).toEqual(
      [...known.keys()].map((_, index) => index + 1),
    );
    expect(known.get('/location/pier-head-light/')).toBe(String(known.size));
    for (const path of ['/', '/visit/', '/location/the-oyster-shed/']) {
      const there = await numbersIn(path);
      expect(there.length).toBeGreaterThan(2);
      for (const [href, number] of there) expect([path, href, number]).toEqual([path, href, known.get(href)]);
    }
    const { page: bare } = await site.open({ javaScriptEnabled: false });
    expect(new Map(await numbersIn('/location/', bare))).toEqual(known);
  });

  it('gathers pins that would touch, which come apart by pointer and by key with the focus on the first of them', async () => {
    const { page, errors, map, groups } = await open({ viewport: { width: 1280, height: 900 } });
    await openMap(page);
    await expectApart(map);
    const labels = () => map.locator('.leaflet-marker-icon').allTextContents();
    const before = await groups.allTextContents();
    expect(before.length).toBeGreaterThan(1);
    await groups.first().press('Enter');
    await expect.poll(labels).not.toContain(before[0]);
    await expectApart(map);
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(numbersOf(focused)[0]).toBe(numbersOf(before[0] ?? '')[0]);
    const out = map.getByRole('button', { name: 'Zoom out' });
    while ((await out.getAttribute('aria-disabled')) !== 'true') await out.click();
    await expect.poll(() => groups.allTextContents()).toEqual(before);
    const last = await groups.last().textContent();
    await groups.last().click();
    await expect.poll(labels).not.toContain(last);
    await expectApart(map);
    expect(errors).toEqual([]);
  });

  it('follows the filter without another number for a place, on the still plan, too', async () => {
    const { page, map } = await open({ viewport: { width: 1280, height: 900 } });
    const filter = page.locator('[data-island="place-filter"]');
    const rows = page.locator('#places [data-place]:visible');
    await filter.getByRole('radio', { name: /^Art/ }).check();
    // None for a moment, in which the groups are hidden and shown.
    await expect.poll(() => rows.count().then((count) => count > 0 && count < 10)).toBe(true);
    const numbers = await rows.evaluateAll((items) =>
      items.map((item) => Number(item.getAttribute('data-place'))),
    );
    const still = map.locator('[data-pins]:visible');
    const plan = (await still.allTextContents()).flatMap(numbersOf);
    expect(numbers).toEqual(expect.arrayContaining(plan));
    await openMap(page);
    const pins = (await map.locator('.leaflet-marker-icon').allTextContents()).flatMap(numbersOf);
    expect(numbers).toEqual(expect.arrayContaining(pins));
    expect(Math.min(...pins)).toBe(Math.min(...numbers));
  });

  it('says in the bubble whether a place is open, by the clocks of the pier, as long as it is open', async () => {
    const { page, map, errors } = await site
      .open({ timezoneId: 'Asia/Tokyo', viewport: { width: 1280, height: 900 } })
      .then(async (opened) => {
        // 21:58 on a Saturday at the pier.
        await opened.page.clock.install({ time: new Date('2026-06-14T01:58:00Z') });
        await opened.page.goto(`${site.origin}/location/the-oyster-shed/`);
        return { ...opened, map: opened.page.locator('[data-island="pier-map"]').first() };
      });
    await openMap(page);
    const own = map.getByRole('button', { name: 'The Oyster Shed', exact: true });
    if ((await own.count()) === 0)
      await map
        .getByRole('button', { name: / places/ })
        .first()
        .press('Enter');
    await own.press('Enter');
    const state = map.locator('.leaflet-popup [data-opening]');
    await expect.poll(() => state.textContent()).toBe('Open until midnight');
    await page.clock.runFor(123 * 60_000);
    await expect.poll(() => state.textContent()).toBe('Opens noon');
    await page.keyboard.press('Escape');
    await expect.poll(() => map.locator('.leaflet-popup').count()).toBe(0);
    expect(await own.evaluate((pin) => pin === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('takes the whole screen of a phone on request, keeps the focus, and gives it back by Escape and by its button', async () => {
    const { page, map, errors } = await open({ ...phone, hasTouch: true });
    const button = map.getByRole('button', { name: 'Large map' });
    expect(await map.getByRole('button', { name: 'Move and zoom the map' }).isVisible()).toBe(false);
    const dialog = page.getByRole('dialog', { name: 'Map' });
    await button.tap();
    await dialog.locator('.leaflet-marker-icon').first().waitFor();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
    await expectApart(dialog);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
    }
    const pin = dialog.getByRole('button', { name: /^[^–]+, \d+$/ }).first();
    await pin.press('Enter');
    await dialog.locator('.leaflet-popup').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.locator('.leaflet-popup').count()).toBe(0);
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);

    await button.press('Enter');
    await dialog.locator('.leaflet-marker-icon').first().waitFor();
    await dialog.getByRole('button', { name: 'Close the map' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('has its pins on paper where they are on the screen', async () => {
    const { page, map } = await open({ viewport: { width: 794, height: 1123 } });
    await page.emulateMedia({ media: 'print' });
    const [plan, picture] = await Promise.all([
      map.locator('> div').first().boundingBox(),
      map.locator('img').first().boundingBox(),
    ]);
    expect(plan?.height).toBeGreaterThan(350);
    expect(picture).toEqual(plan);
  });

  it('moves none of the tools of the large map when it is drawn late', async () => {
    const { page, map } = await open(phone);
    await page.evaluate(recordShifts);
    await page.route('**/_assets/*.js', async (route) => {
      // A shift within half a second of input is the visitor's own.
      await page.waitForTimeout(700);
      await route.continue();
    });
    await map.getByRole('button', { name: 'Large map' }).click();
    await page.locator('dialog .leaflet-marker-icon').first().waitFor();
    expect(await readShifts(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Where am I?' }).isEnabled()).toBe(true);
  });

  it('is gone with its page on Back, and the page before is whole', async () => {
    const { page, map, errors } = await open(phone, '/');
    await page.goto(`${site.origin}/terms/`);
    await page.locator('header').getByRole('link').first().click();
    await page.waitForURL(`${site.origin}/`);
    await map.getByRole('button', { name: 'Large map' }).click();
    await page.getByRole('dialog', { name: 'Map' }).locator('.leaflet-marker-icon').first().waitFor();
    await page.goBack();
    await page.waitForURL('**/terms/');
    await expect.poll(() => page.title()).toMatch(/^Terms/);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('says where the visitor is when they ask, and asks the browser for it no earlier', async () => {
    const { page, map, errors, requests } = await open({
      geolocation: onDeck,
      permissions: ['geolocation'],
      viewport: { width: 1280, height: 900 },
    });
    await page.evaluate(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (...args) => {
        document.body.dataset.asked = '';
        ask(...args);
      };
    });
    await openMap(page);
    const status = map.getByRole('status');
    expect(await page.locator('body').getAttribute('data-asked')).toBe(null);
    const sent = requests.length;
    await map.getByRole('button', { name: 'Where am I?' }).click();
    await expect
      .poll(() => status.textContent())
      .toBe('You are here. Nearest to you: Tern & Tide Taproom (15), 10 ft away.');
    await page.context().setGeolocation(inTown);
    await map.getByRole('button', { name: 'Where am I?' }).click();
    await expect.poll(() => status.textContent()).toMatch(/^You are [12]\.\d mi from the pier\.$/);
    expect(requests.slice(sent).filter((url) => !/\.(?:avif|jpg)$/.test(url))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('says in words that a visitor has refused, and that there is no position', async () => {
    const { page, map } = await open({ viewport: { width: 1280, height: 900 }, permissions: [] });
    await openMap(page);
    const status = map.getByRole('status');
    await map.getByRole('button', { name: 'Where am I?' }).click();
    await expect.poll(() => status.textContent()).toMatch(/^Your browser keeps your position to itself/);
    for (const [code, words] of [
      [2, /cannot be found right now/],
      [3, /took too long/],
    ] as const) {
      await page.evaluate((failure) => {
        navigator.geolocation.getCurrentPosition = (_, fail) =>
          fail?.({ code: failure } as GeolocationPositionError);
      }, code);
      await map.getByRole('button', { name: 'Where am I?' }).click();
      await expect.poll(() => status.textContent()).toMatch(words);
    }
  });

  it.each([
    ['in the page', { viewport: { width: 1280, height: 900 } }],
    ['in the whole screen', phone],
  ])('has no fault that axe finds, %s, in light and dark', async (_, size) => {
    const { page, map } = await open(size);
    await map.locator('button:visible').first().click();
    await map.locator('.leaflet-marker-icon').first().waitFor();
    await map.locator('.leaflet-marker-icon').first().press('Enter');
    await expect.poll(() => map.locator('.leaflet-marker-icon').count()).toBeGreaterThan(2);
    expect(await findAxeFaults(page)).toEqual([]);
  });
});

/** "7–12" and "7" begin with a number. */
function numbersOf(text: string | null): number[] {
  return (text ?? '').split('–').filter(Boolean).map(Number);
}

/** No pin covers a part of another. */
async function expectApart(map: Locator): Promise<void> {
  await expect.poll(() => map.locator('.leaflet-marker-icon').evaluateAll(countOverlaps)).toBe(0);
}

function countOverlaps(pins: readonly Element[]): number {
  const boxes = pins.map((pin) => pin.getBoundingClientRect());
  return boxes
    .flatMap((a, index) => boxes.slice(index + 1).map((b) => [a, b] as const))
    .filter(
      ([a, b]) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
    ).length;
}
