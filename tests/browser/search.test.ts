import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPromise } from '../../generator/util/open-promise.ts';
import { openSite } from '../support/browser.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';

const phone = { viewport: { width: 390, height: 844 } };
const wide = { viewport: { width: 1440, height: 900 } };

/** Lists the files of the search that were asked for. */
function ofSearch(requests: readonly string[]): readonly string[] {
  return requests
    .map((url) => new URL(url).pathname)
    .filter((path) => /\/search-[^/]+\.js|\/search\.json$|^\/_assets\/search\//.test(path));
}

describe('the search page on a phone', () => {
  const site = openSite({ prefetches: false });
  const field = (page: Page) => page.locator('main').getByRole('searchbox', { name: 'Search the site' });
  const status = (page: Page) => page.locator('[data-search=page] [role=status]');
  const hits = (page: Page) => page.locator('[data-search=page] [role=status] + div').getByRole('link');

  it('shows results while one types: with kind, picture, date and place, and the words marked (behaviours 114)', async () => {
    const { page, errors } = await site.open(phone);
    await page.goto(`${site.origin}/search/`);
    await field(page).pressSequentially('oyster fes', { delay: 20 });
    await expect.poll(() => status(page).textContent()).toMatch(/^\d results for “oyster fes”$/);
    expect(await hits(page).first().locator('strong').textContent()).toBe('Oyster Festival');
    expect(await hits(page).first().locator('strong + span').textContent()).toContain('The Pavilion');
    expect(await hits(page).first().locator('mark').allTextContents()).toEqual(['Oyster', 'Festival']);
    expect(await hits(page).first().locator('strong + span').textContent()).toMatch(/^Events · /);
    const picture = hits(page).first().locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const [line, image] = await Promise.all([status(page).boundingBox(), picture.boundingBox()]);
    expect(image?.x).toBe(line?.x);
    await hits(page).first().click();
    await page.waitForURL('**/event/oyster-festival-2026/');
    expect(errors).toEqual([]);
  });

  it('keeps the words in the address: on Back, after a reload, and for whoever gets the link (behaviours 115)', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/visit/`);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/search/');
    await field(page).fill('barometr');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=barometr');
    const isFound = () =>
      expect.poll(() => hits(page).first().textContent()).toContain('The barometer book comes home');
    await isFound();
    await hits(page).first().click();
    await page.waitForURL('**/news/p/**');
    await page.goBack();
    await page.waitForURL('**/search/?q=barometr');
    await isFound();
    expect(await field(page).inputValue()).toBe('barometr');
    await page.reload();
    await isFound();
    const { page: other } = await site.open(phone);
    await other.goto(page.url());
    await expect.poll(() => hits(other).first().textContent()).toContain('The barometer book');
    // Back leaves the page, and not one letter after the other.
    await page.goBack();
    await page.waitForURL('**/visit/');
  });

  it('says what it did not find, shows all pages again when the field is empty, and takes what is typed for text', async () => {
    const { page, errors } = await site.open(phone);
    await page.goto(`${site.origin}/search/?q=xyzzyplugh`);
    await expect.poll(() => status(page).textContent()).toBe('No results for “xyzzyplugh”');
    const browse = page.locator('[data-browse]');
    expect(await browse.isVisible()).toBe(false);
    await field(page).fill('');
    await expect.poll(() => browse.isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    const typed = '<img src=x onerror=alert(1)> "&amp; oyster';
    await page.goto(`${site.origin}/search/?q=${encodeURIComponent(typed)}`);
    await expect.poll(() => status(page).textContent()).toContain(typed);
    expect(await page.locator('[data-search=page] [role=status] *').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('says what it shows in place of what was typed, what is missing in it, and where else to look', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/search/?q=barometr`);
    await expect.poll(() => status(page).textContent()).toBe('Nothing for “barometr”. With “barometer”:');
    await field(page).fill('first aid');
    await expect.poll(() => status(page).textContent()).toMatch(/^Nothing has all of “first aid”/);
    expect(await hits(page).first().locator('small').textContent()).toBe('Without “aid”');
    const often = page.locator('[data-often]');
    expect(await often.isVisible()).toBe(false);
    await field(page).fill('zeppelin');
    await expect.poll(() => status(page).textContent()).toBe('No results for “zeppelin”');
    expect(await often.isVisible()).toBe(true);
    expect((await often.boundingBox())?.y).toBeLessThan(844);
    const links = await often.getByRole('link').allTextContents();
    expect(links).toEqual(
      expect.arrayContaining([
        'Opening hours',
        'Getting here',
        'Parking',
        'Accessibility',
        'Events',
        'Contact',
      ]),
    );
    expect(await often.locator('a[href^="tel:"]').count()).toBe(1);
  });

  it('leads to the part of a page that is meant', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/search/?q=car+park`);
    await expect.poll(() => hits(page).first().locator('strong').textContent()).toBe('Visit: Parking');
    await hits(page).first().click();
    await page.waitForURL('**/visit/#c-parking');
    await expect
      .poll(() => page.locator('#c-parking').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(400);
  });

  it.each([
    ['a phone', phone],
    ['a desk', wide],
  ])(
    'shows the words of its address at once, and nothing moves when the results come, on %s',
    async (_, view) => {
      const { page } = await site.open(view);
      await page.addInitScript(recordShifts);
      const { promise: seen, resolve: see } = openPromise<void>();
      await page.route('**/_assets/search/*.json', async (route) => {
        await seen;
        await route.continue();
      });
      await page.goto(`${site.origin}/search/?q=oyster`);
      await expect.poll(() => field(page).inputValue()).toBe('oyster');
      expect(await page.locator('[data-browse]').isVisible()).toBe(false);
      see();
      await expect.poll(() => hits(page).count()).toBeGreaterThan(3);
      expect(await readShifts(page)).toEqual([]);
      await page.goto(`${site.origin}/search/?q=zeppelin`);
      await expect.poll(() => status(page).textContent()).toContain('No results');
      expect(await readShifts(page)).toEqual([]);
    },
  );

  it('shows its other links where its script cannot be loaded', async () => {
    const { page } = await site.open(phone);
    await page.route('**/search-*.js', (route) => route.abort());
    await page.goto(`${site.origin}/search/?q=oyster`);
    await expect.poll(() => page.locator('[data-browse]').isVisible()).toBe(true);
  });

  it('shows the best results, and many more on demand', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/search/?q=pier`);
    await expect.poll(() => hits(page).count()).toBe(10);
    const count = Number((await status(page).textContent())?.split(' ')[0]);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => hits(page).count()).toBe(Math.min(count, 100));
    expect(
      await hits(page)
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
  });

  it('says in words that there is no network, and goes on when it is back (behaviours 117)', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/search/`, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await field(page).fill('carousel');
    await expect.poll(() => status(page).textContent()).toContain('You are offline');
    await page.context().setOffline(false);
    await expect.poll(() => hits(page).first().textContent()).toContain('The Carousel');
  });

  it('asks for the new index, once, when a file of the old one is gone after a deploy (behaviours 116)', async () => {
    const { page, requests } = await site.open(phone);
    let isGone = true;
    await page.route('**/_assets/search/c-*.json', (route) => {
      if (!isGone) return route.continue();
      isGone = false;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    await page.goto(`${site.origin}/search/?q=carousel`);
    await expect.poll(() => hits(page).first().textContent()).toContain('The Carousel');
    expect(ofSearch(requests).filter((path) => path.endsWith('search.json'))).toHaveLength(2);
  });

  it('has nothing for axe to find, with results and without', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/search/`);
    expect(await findAxeFaults(page)).toEqual([]);
    await field(page).fill('oyster');
    await expect.poll(() => hits(page).count()).toBeGreaterThan(3);
    expect(await findAxeFaults(page)).toEqual([]);
  });

  it('has every page by its title without script, and the form leads to it (behaviours 118)', async () => {
    const { page } = await site.open({ ...phone, javaScriptEnabled: false });
    await page.goto(`${site.origin}/404.html`);
    await page.locator('main input').fill('oyster');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search/?q=oyster');
    await page.getByText('All pages from A to Z').click();
    for (const kind of ['Events', 'Locations', 'News', 'Pages'])
      expect(await page.getByRole('heading', { level: 2, name: kind, exact: true }).isVisible(), kind).toBe(
        true,
      );
    const titles = await page.locator('[data-browse] li').allTextContents();
    expect(titles.length).toBeGreaterThan(150);
    expect(titles).toContain('The Oyster Shed');
    expect(titles).not.toContain('Style guide');
  });
});

describe('the search field of the header', () => {
  const site = openSite({ prefetches: false });
  const field = (page: Page) => page.locator('header').getByLabel('Search the site');
  const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

  it('loads nothing before it has the focus, then its script, and the index for words (behaviours 110, 111)', async () => {
    const { page, requests } = await site.open(wide);
    await page.goto(`${site.origin}/visit/`, { waitUntil: 'networkidle' });
    await field(page).hover();
    expect(ofSearch(requests)).toEqual([]);
    await field(page).focus();
    await expect.poll(() => ofSearch(requests).length).toBe(2);
    await field(page).pressSequentially('o');
    await page.waitForTimeout(400);
    expect(ofSearch(requests).some((path) => path.startsWith('/_assets/search/'))).toBe(false);
    await field(page).pressSequentially('y');
    await expect
      .poll(() => ofSearch(requests).some((path) => path.startsWith('/_assets/search/o-')))
      .toBe(true);
  });

  it('is a combobox: arrows choose, Enter opens, Escape closes', async () => {
    const { page, errors } = await site.open(wide);
    await page.goto(`${site.origin}/visit/`);
    await field(page).pressSequentially('oyster', { delay: 20 });
    await expect.poll(() => options(page).count()).toBeGreaterThan(3);
    const box = page.getByRole('combobox', { name: 'Search the site' });
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    const count = page.locator('header [role=status]');
    await expect.poll(() => count.textContent()).toMatch(/^\d+ results for “oyster”$/);
    expect(await options(page).first().textContent()).toContain('Oyster');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    expect(await box.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    expect(await chosen.textContent()).toBe(await options(page).nth(1).textContent());
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    expect(await count.textContent()).toBe('');

    await field(page).fill('carousel');
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    while ((await chosen.count()) > 0) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/location/the-carousel/');
    expect(await options(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('shows its results again when it is gone back to, is empty when one of them was opened, and leads to the search page by Enter, as a visit', async () => {
    const { page, requests } = await site.open(wide);
    await page.goto(`${site.origin}/visit/`);
    await field(page).pressSequentially('carousel', { delay: 20 });
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    await page.locator('h1').click();
    await expect.poll(() => options(page).count()).toBe(0);
    await field(page).focus();
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    await options(page).filter({ hasText: 'The Carousel' }).first().click();
    await page.waitForURL('**/location/the-carousel/');
    expect(await field(page).inputValue()).toBe('');
    await field(page).fill('whale over');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?q=whale+over');
    const first = page.locator('[data-search=page] [role=status] + div').getByRole('link').first();
    await expect.poll(() => first.textContent()).toContain('A whale over the beach');
    expect(requests.filter((url) => /\/search\/\?q=/.test(url)).length).toBeLessThanOrEqual(1);
    await field(page).fill('jazz');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?q=jazz');
    await expect.poll(() => first.textContent()).toContain('Jazz Brunch');
    await page.goBack();
    await expect.poll(() => first.textContent()).toContain('A whale over the beach');
  });

  it('shows nothing that comes after the visitor has left it', async () => {
    const { page } = await site.open(wide);
    await page.goto(`${site.origin}/visit/`);
    const { promise: left, resolve: leave } = openPromise<void>();
    let asked = 0;
    await page.route('**/_assets/search/*.json', async (route) => {
      asked += 1;
      await left;
      await route.continue();
    });
    await field(page).pressSequentially('oyster', { delay: 20 });
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.locator('h1').click();
    const loaded = page.waitForResponse(/_assets\/search\/rows-/);
    leave();
    await loaded;
    await page.waitForTimeout(300);
    expect(await options(page).count()).toBe(0);
    expect(await page.locator('header [role=status]').textContent()).toBe('');
  });

  it('is in the folded menu of a phone, and its results are clicked there', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/visit/`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await field(page).pressSequentially('yoga', { delay: 20 });
    await options(page).filter({ hasText: 'Sunrise Yoga' }).click();
    await page.waitForURL('**/event/sunrise-yoga-june/');
    await expect.poll(() => field(page).isVisible()).toBe(false);
  });

  it('is on the page for an address that does not exist', async () => {
    const { page } = await site.open(phone);
    await page.goto(`${site.origin}/no/such/page/`);
    const main = page.locator('main').getByLabel('Search the site');
    await main.pressSequentially('ferry', { delay: 20 });
    await expect.poll(() => options(page).count()).toBeGreaterThan(2);
    expect(await findAxeFaults(page)).toEqual([]);
    await options(page).first().click();
    await page.waitForURL((url) => !url.pathname.includes('/no/'));
  });
});
