import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { bytesAsSent } from '../support/bytes-as-sent.ts';
import { openMap } from '../support/open-map.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';

describe('the directory of places', () => {
  const site = openSite({ prefetches: false });

  async function openDirectory(page: Page) {
    await page.goto(`${site.origin}/location/`);
    const map = page.locator('[data-island="pier-map"]');
    await openMap(page);
    // The first pin has the focus, in place of the button.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    return {
      rows: page.locator('#places [data-place]:visible'),
      pins: map.locator('.leaflet-marker-icon'),
      filter: page.locator('[data-island="place-filter"]'),
    };
  }

  it('narrows list and map alike by kind and by words, says how many are left, and shows all again', async () => {
    const { page, errors } = await site.open();
    const { rows, pins, filter } = await openDirectory(page);
    const onMap = () => countPlaces(pins);
    const all = await rows.count();
    expect(await onMap()).toBe(all);

    await filter.getByRole('radio', { name: /^Shops/ }).check();
    const shops = 7;
    await expect.poll(() => rows.count()).toBe(shops);
    expect(await filter.getByRole('radio', { name: /^Shops/ }).getAttribute('value')).toBe('Shops');
    await expect.poll(() => filter.getByRole('status').textContent()).toBe(`${shops} of ${all} places`);
    await expect.poll(onMap).toBe(shops);
    expect(await page.locator('#places h2:visible').count()).toBe(0);

    await filter.getByRole('searchbox').fill('bakery');
    await expect.poll(() => rows.count()).toBe(1);
    await filter.getByRole('searchbox').fill('submarine');
    await expect.poll(() => rows.count()).toBe(0);
    await expect.poll(() => filter.getByRole('status').textContent()).toMatch(/^No place fits/);

    await filter.getByRole('button', { name: 'Show all places' }).click();
    await expect.poll(() => rows.count()).toBe(all);
    await expect.poll(onMap).toBe(all);
    expect(errors).toEqual([]);
  });

  it('moves nothing when the script of the filter comes long after the first choice', async () => {
    const { page } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(recordShifts);
    await page.goto(`${site.origin}/location/`);
    await page.route('**/_assets/*.js', async (route) => {
      // A shift within half a second of input is the visitor's own.
      await page.waitForTimeout(700);
      await route.continue();
    });
    await page.getByRole('checkbox', { name: /^Step-free toilet/ }).check();
    await expect.poll(() => page.locator('#places [data-place]:visible').count()).toBe(4);
    expect(await readShifts(page)).toEqual([]);
  });

  it.each([
    ['toilets', 'Restrooms & Family Room'],
    ['beer', 'Tern & Tide Taproom'],
    ['Bookstore', 'Dogwatch Books'],
    ['croissants bakery', ''],
    ['tolets', ''],
  ])('finds by "%s", as the search does, "%s"', async (typed, name) => {
    const { page, errors } = await site.open({ reducedMotion: 'reduce' });
    const { rows, filter } = await openDirectory(page);
    await filter.getByRole('searchbox').pressSequentially(typed);
    const links = rows.getByRole('link');
    const isFound = (titles: readonly string[]) =>
      name === '' ? titles.length === 0 : titles.length < 9 && titles.includes(name);
    await expect.poll(() => links.allTextContents()).toSatisfy(isFound);
    await page.goto(`${site.origin}/location/?words=${typed}`);
    await expect.poll(() => links.allTextContents()).toSatisfy(isFound);
    expect(errors).toEqual([]);
  });

  it.each(['/location/', '/event/', '/search/'])(
    'has the words in its empty field in the colour of soft ink, in the dark, too: %s',
    async (path) => {
      const { page } = await site.open({ colorScheme: 'dark' });
      await page.goto(site.origin + path);
      const [shown, wanted] = await page.locator('main input[placeholder]').evaluate((field) => {
        const { color } = getComputedStyle(field, '::placeholder');
        field.style.color = 'var(--ink-soft)';
        return [color, getComputedStyle(field).color];
      });
      expect(shown).toBe(wanted);
    },
  );

  it('does not say that nothing fits before the search has said what the words mean, and moves nothing then', async () => {
    const { page } = await site.open({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(recordShifts);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/search-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`${site.origin}/location/?words=beer`);
    const places = page.locator('#places [data-place]:visible');
    await expect.poll(() => places.count()).toBe(0);
    const status = page.locator('[data-island="place-filter"] [role=status]');
    expect(await status.textContent()).toBe('');
    answer();
    await expect.poll(() => status.textContent()).toMatch(/^\d of 22 places$/);
    expect(await readShifts(page)).toEqual([]);
  });

  it('keeps kind and words in the address, on Back and for whoever gets the link', async () => {
    const { page, errors } = await site.open({ reducedMotion: 'reduce' });
    const { rows, filter } = await openDirectory(page);
    const all = await rows.count();
    await filter.getByRole('radio', { name: /^Shops/ }).check();
    const some = 7;
    await expect.poll(() => rows.count()).toBe(some);
    expect(new URL(page.url()).search).toBe('?kind=Shops');
    await rows.first().getByRole('link').click();
    await page.waitForURL('**/location/*/');
    await page.goBack();
    await page.waitForURL('**/location/?kind=Shops');
    await expect.poll(() => rows.count()).toBe(some);
    expect(await filter.getByRole('radio', { name: /^Shops/ }).isChecked()).toBe(true);
    await page.goto(`${site.origin}/location/?kind=Nothing`);
    await page.waitForLoadState('networkidle');
    expect(await rows.count()).toBe(all);
    expect(await filter.getByRole('radio', { name: /^All/ }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('is filtered by access, several at once, by keys and by the address, with the words in each row', async () => {
    const { page, errors } = await site.open({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.origin}/location/`);
    const names = page.locator('#places [data-place]:visible a');
    const filter = page.getByRole('search', { name: 'Search places' });
    const box = (name: RegExp) => filter.getByRole('checkbox', { name });
    await box(/^Step-free toilet/).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => names.count()).toBe(4);
    await box(/^Quiet/).check({ force: true });
    await expect.poll(() => names.allTextContents()).toEqual(['Restrooms & Family Room']);
    expect(new URL(page.url()).search).toBe('?step-free-toilet=on&quiet=on');
    expect(await page.locator('#places [data-place]:visible').textContent()).toMatch(
      /Step-free.*Step-free toilet.*Quiet/,
    );
    await page.reload();
    await expect.poll(() => names.allTextContents()).toEqual(['Restrooms & Family Room']);
    expect(await box(/^Quiet/).isChecked()).toBe(true);
    await filter.getByRole('button').click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect([await box(/^Quiet/).isChecked(), (await names.count()) > 10]).toEqual([false, true]);
    expect(errors).toEqual([]);
  });

  it('shows which place of the list is which on a map with a name, by pointer and by focus: one stop for the tab key, the others by arrow keys', async () => {
    const { page } = await site.open();
    const { rows, pins } = await openDirectory(page);
    const row = rows.nth(2);
    const number = await row.getAttribute('data-place');
    const marked = page.locator('.leaflet-marker-icon[data-active]');
    await row.hover();
    const isMarked = async () => {
      const [[from = 0, to = from] = []] = (await marked.allTextContents()).map((text) =>
        text.split('–').map(Number),
      );
      return from <= Number(number) && Number(number) <= to;
    };
    await expect.poll(isMarked).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(() => marked.count()).toBe(0);
    await row.getByRole('link').focus();
    await expect.poll(isMarked).toBe(true);
    await pins.first().focus();
    const activeRow = page.locator('#places [data-place][data-active]');
    await expect
      .poll(() => activeRow.getAttribute('data-place'))
      .toBe((await pins.first().textContent()) ?? '');

    const map = page.getByRole('region', { name: 'Map' });
    const named = map.getByRole('button', { name: /, \d+$/ });
    expect(await named.count()).toBeGreaterThan(3);
    const second = await named.nth(1).textContent();
    const place = page.locator(`#places [data-place="${second}"]`).getByRole('link');
    expect(await named.nth(1).getAttribute('aria-label')).toBe(`${await place.textContent()}, ${second}`);

    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await pins.first().focus();
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('2');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(first);
    await page.keyboard.press('End');
    expect(await focused()).toContain(String(await rows.count()));
    expect(await map.locator('[tabindex="0"]').count()).toBe(1);

    // Places hidden by the filter are skipped.
    const filter = page.locator('[data-island="place-filter"]');
    await filter.getByRole('radio', { name: /^Shops/ }).check();
    await expect.poll(() => map.locator('[tabindex="0"]:visible').count()).toBe(1);
  });

  it('loads neither React nor the map before it is used, keeps 120 kB, and narrows the plan by itself', async () => {
    const { page, errors } = await site.open();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(`${site.origin}/location/`, { waitUntil: 'networkidle' });
    const loaded = responses.filter((response) => response.request().resourceType() !== 'image');
    const names = loaded.map((response) => new URL(response.url()).pathname);
    expect(names.filter((name) => /hydrate|leaflet|pier-map|place-filter/.test(name))).toEqual([]);
    const sizes = await Promise.all(loaded.map(bytesAsSent));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);

    const pins = page.locator('[data-island="pier-map"] span[data-pins]:visible');
    const all = await page.locator('#places [data-place]').count();
    const onPlan = async () =>
      (await pins.evaluateAll((found) => found.map((pin) => pin.getAttribute('data-pins') ?? '')))
        .join(' ')
        .split(' ');
    expect((await onPlan()).length).toBe(all);
    const filter = page.locator('[data-island="place-filter"]');
    await filter.getByRole('radio', { name: /^Shops/ }).check();
    await expect.poll(() => pins.count()).toBeLessThan(all);
    const shops = page.locator('#places [data-place]:visible');
    // What moves is invisible for a moment.
    await expect.poll(() => shops.count()).toSatisfy((count) => count > 0 && count < all);
    const first = await shops.evaluateAll((rows) =>
      Math.min(...rows.map((row) => Number(row.getAttribute('data-place')))),
    );
    expect((await pins.first().textContent())?.split('–')[0]).toBe(String(first));

    await page.getByRole('button', { name: 'Move and zoom the map' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain('leaflet-marker-icon');
    expect(errors).toEqual([]);
  });

  it('is a plain list with a link to each kind where there is no script', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/location/`);
    expect(await page.locator('main').getByRole('searchbox').count()).toBe(0);
    const link = page.getByRole('navigation', { name: 'Kinds of places' }).getByRole('link').nth(1);
    // A place of several kinds is in the group of its first: a number here would contradict that of
    // the filter.
    expect(await link.textContent()).not.toMatch(/\d/);
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    expect(decodeURI(new URL(page.url()).hash)).toBe(target);
    expect(await page.locator(target).isVisible()).toBe(true);
    expect(await page.locator('#places [data-place]').count()).toBeGreaterThan(20);
  });
});

/** A pin of several places says how many they are. */
async function countPlaces(pins: Locator): Promise<number> {
  const names = await pins.evaluateAll((found) => found.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names.reduce((sum, name) => sum + Number(/^(\d+) places, /.exec(name)?.[1] ?? 1), 0);
}

describe('the carousel', () => {
  const site = openSite({ prefetches: false });

  it('has a name, named buttons and numbered slides, and never moves by itself', async () => {
    const { page } = await site.open({ reducedMotion: 'no-preference' });
    await page.goto(`${site.origin}/experiences/art/`);
    const carousel = page.locator('[aria-roledescription="carousel"]');
    await carousel.scrollIntoViewIfNeeded();
    await expect.poll(() => carousel.getAttribute('class')).not.toBeNull();
    expect(await carousel.getAttribute('aria-label')).not.toBe('');
    const slides = carousel.locator('[aria-roledescription="slide"]');
    const count = await slides.count();
    expect(await slides.first().getAttribute('aria-label')).toBe(`1 of ${count}`);
    await expect.poll(() => carousel.getByRole('button').count()).toBe(2);
    const place = () => slides.first().evaluate((slide) => slide.getBoundingClientRect().left);
    const before = await place();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await place()).toBe(before);
    expect(await carousel.getByRole('status').textContent()).toMatch(/^1\D/);
  });
});
