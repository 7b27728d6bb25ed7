import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import type { DemoEntry } from '../../demo/store-types.ts';
import { checkHtml } from '../../tools/quality/check-html.ts';
import { openTab } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { farPlace, lengthenLists } from '../support/long-lists.ts';
import { openPier } from '../support/pier-site.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
/** Those with a filter, which are looked at by axe and the html checker; in the deep run all are. */
const checked = isDeep ? undefined : ['/event/', '/location/page/2/'];
const lists = [
  '/event/',
  '/event/page/2/',
  '/event/past/page/2/',
  '/location/page/2/',
  '/art/',
  '/experiences/',
];

describe('lists of more than 1,000 entries', () => {
  const pier = openPier({ prepare: lengthenLists });

  const open = async (path: string, options: BrowserContextOptions = {}) => {
    const opened = await openTab({ reducedMotion: 'reduce', ...options });
    await opened.page.clock.setFixedTime(new Date(demoNow));
    await opened.page.goto(pier.origin + path);
    return opened;
  };
  const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of this list' });
  const next = (page: Page) => pager(page).getByRole('link', { name: 'Next page' });
  const status = (page: Page) => page.locator('main [role=status]').first().textContent();

  it('are visited page by page as other pages are: prefetched, without a new document, with the focus on the title', async () => {
    const { page, requests, errors } = await open('/location/');
    const asked = () => requests.map((url) => new URL(url).pathname);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await pager(page).scrollIntoViewIfNeeded();
    await expect.poll(asked).toContain('/location/page/2/');
    await next(page).click();
    await page.waitForURL('**/location/page/2/');
    await expect.poll(() => page.title()).toContain('Locations, page 2');
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(asked().filter((path) => path === '/location/page/2/')).toHaveLength(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/location\/page\/2\/$/);
    expect(await pager(page).locator('[aria-current=page]').textContent()).toBe('Page 2');

    await page.getByRole('searchbox', { name: 'Search places' }).fill('House 777');
    await expect.poll(() => status(page)).toBe('1 of 500 places on page 2 of 3');
    expect(await next(page).getAttribute('href')).toBe('/location/page/3/?words=House+777');
    expect(errors).toEqual([]);
  });

  it('are opened for a page after their last one', async () => {
    const { page } = await open('/event/');
    await page.evaluate(() => {
      document.querySelector('main a')?.setAttribute('href', '/event/page/9/');
    });
    await page.locator('main a[href="/event/page/9/"]').click();
    // The list as a new document, without this link.
    await page.locator('main a[href="/event/page/9/"]').waitFor({ state: 'detached' });
    await page.waitForURL('**/event/');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Events');
  });

  it('count the events of all pages from the first choice on, and show those of the others on page 1', async () => {
    const { page, requests, errors } = await open('/event/', phone);
    const asked = () => requests.filter((url) => url.endsWith('/_boardwalk/events.json'));
    expect(asked()).toEqual([]);
    await page.goto(`${pier.origin}/event/?place=the-far-end`);
    await expect.poll(() => status(page)).toBe('51 events: 0 here, 51 on other pages');
    expect(await page.getByLabel('Place', { exact: true }).inputValue()).toBe('the-far-end');
    expect(asked()).toHaveLength(1);
    const further = page.locator('[data-further] li');
    expect(await further.count()).toBe(0);
    await page.getByRole('button', { name: 'Show 51 more' }).tap();
    expect(await further.count()).toBe(51);
    expect(await further.first().textContent()).toContain(farPlace);
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toContain(
      'Gathering 1001',
    );
    expect(await findAxeFaults(page)).toEqual([]);
    await further.first().getByRole('link').tap();
    await page.waitForURL('**/event/gathering-1001/');
    await page.goBack();
    await page.waitForURL('**/event/?place=the-far-end');
    await pager(page).getByRole('link', { name: 'Page 3' }).tap();
    await page.waitForURL('**/event/page/3/?place=the-far-end');
    await expect.poll(() => status(page)).toBe('51 events');
    await page.getByRole('button', { name: 'Show all events' }).tap();
    await expect.poll(() => pager(page).locator('a').first().getAttribute('href')).not.toContain('?');
    expect(errors).toEqual([]);
  });

  it('are right about today on each page, and about words that only other pages have', async () => {
    const { page, errors } = await open('/event/page/3/?when=today');
    await expect.poll(() => status(page)).toMatch(/^\d events? today: 0 here, \d on other pages$/);
    await page.goto(`${pier.origin}/event/?when=today`);
    await expect.poll(() => status(page)).toMatch(/^\d events? today$/);
    await page.goto(`${pier.origin}/event/?q=gathering+1051`);
    await expect.poll(() => status(page)).toBe('1 event: 0 here, 1 on other pages');
    expect(errors).toEqual([]);
  });

  it('say on which page they are, where the file of all events is missing', async () => {
    const { page } = await open('/event/');
    await page.route('**/_boardwalk/events.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${pier.origin}/event/?place=the-far-end`);
    await expect.poll(() => status(page)).toContain('No events (page 1 of 3) for this choice.');
  });

  it('lead by the field for months to the page of each month, with the choice', async () => {
    const { page, errors } = await open('/event/?free');
    const months = page.getByLabel('Month', { exact: true });
    expect(await months.locator('option').count()).toBeGreaterThan(8);
    await months.selectOption({ label: 'December 2026' });
    await page.waitForURL('**/event/page/2/?free&when=2026-12#month-2026-12');
    await expect.poll(() => months.inputValue()).toBe('2026-12');
    expect(errors).toEqual([]);
  });

  it('lead from each page of the events to the months of the others', async () => {
    const { page } = await open('/event/');
    await page.getByText('Months on all pages').click();
    const months = page.getByRole('navigation', { name: 'Months' });
    await months.getByRole('link', { name: 'December 2026' }).click();
    await page.waitForURL('**/event/page/2/#month-2026-12');
    const heading = page.getByRole('heading', { name: 'December 2026' });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    expect((await heading.boundingBox())?.y).toBeLessThan(300);
    // October begins on page 1: its calendar is there, and that of a later month is not.
    await page.goto(`${pier.origin}/event/?view=calendar`);
    const calendars = page.locator('[data-calendar]');
    expect(await calendars.last().getAttribute('data-calendar')).toBe('2026-10');
  });

  it('fit screens of 390, 820 and 1440 px, with links that a finger hits, and have nothing for axe to find', async () => {
    const { page } = await open('/event/', { hasTouch: true });
    for (const path of lists) {
      await page.goto(pier.origin + path);
      for (const width of [1440, 820, 390]) await expectRoom(page, width);
      if (checked?.includes(path) === false) continue;
      // Whatever is wrong with each of 500 is found in the first of them as well.
      await page.locator('main').evaluate(shortenLists);
      expect(await findAxeFaults(page)).toEqual([]);
    }
  });

  it('show the focus of the keyboard in the pager', async () => {
    const { page } = await open('/location/page/2/');
    await pager(page).getByRole('link', { name: 'Previous page' }).focus();
    for (const name of ['Page 1', 'Page 2', 'Page 3', 'Next page']) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect((await focused.textContent())?.trim()).toBe(name);
      expect(await focused.evaluate((link) => getComputedStyle(link).outlineStyle)).not.toBe('none');
    }
  });

  it('have nothing for the html checker to find', async () => {
    const pages = await Promise.all(
      (checked ?? lists).map(async (path) => ({
        path,
        kind: 'list',
        html: await (await fetch(pier.origin + path)).text(),
      })),
    );
    const findings = await checkHtml({ pages, texts: [] });
    expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([]);
  });

  it('are read to the end without script', async () => {
    const { page } = await open('/event/', { javaScriptEnabled: false });
    const seen: string[] = [];
    for (let number = 1; number <= 3; number += 1) {
      seen.push(...(await page.locator('[data-times] h3').allTextContents()));
      if (number === 3) break;
      const link = next(page);
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL(pier.origin + href);
    }
    expect(seen.filter((title) => title.startsWith('Gathering '))).toHaveLength(1_051);
    await page.goto(`${pier.origin}/event/`);
    await page
      .getByRole('navigation', { name: 'Pages of past events' })
      .getByRole('link', { name: 'Next page' })
      .click();
    const isPast = (entry: DemoEntry) => entry.kind === 'event' && (entry.endDate ?? '') < demoNow;
    const past = pier.store.entries.filter(isPast).length;
    await expect.poll(() => page.locator('main details[open] li').count()).toBe(past - 500);
  });
});

/** Nothing sticks out, and the links of the pager are as large as a finger. */
async function expectRoom(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const where = `${page.url()} at ${width} px`;
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
  const sizes = await page
    .locator('main nav[aria-label^="Pages of"] a')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)),
    );
  expect(sizes.length, where).toBeGreaterThan(2);
  expect(Math.min(...sizes), where).toBeGreaterThanOrEqual(44);
}

/** Removes the middle of each long list: axe takes long for thousands of elements. Runs in the page. */
function shortenLists(main: Element): void {
  for (const list of main.querySelectorAll('*'))
    for (const entry of [...list.children].slice(20, -5)) entry.remove();
}
