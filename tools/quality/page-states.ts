import type { Page } from 'playwright-core';
import { desk, type OpenPageOptions, phone } from './open-page.ts';

/** A state of a page that a visitor brings about: it has to be as sound as the page itself. */
export interface PageState {
  readonly name: string;
  /** In the html of a page that can be brought into it: the first such page is. */
  readonly sign: string;
  readonly options: OpenPageOptions;
  /** Resolves when the state is reached. */
  readonly reach: (page: Page) => Promise<void>;
}

export const pageStates: readonly PageState[] = [
  {
    name: 'open menu',
    sign: 'id="site-menu"',
    options: { viewport: phone },
    reach: async (page) => {
      await page.locator('[popovertarget="site-menu"]').click();
      const unfold = page.locator('#site-menu summary');
      if ((await unfold.count()) > 0) await unfold.first().click();
    },
  },
  {
    name: 'unfolded menu',
    sign: 'name="site-menu"',
    options: { viewport: desk },
    reach: (page) => page.locator('#site-menu summary').first().click(),
  },
  {
    name: 'results below the header',
    sign: 'data-search=""',
    options: { viewport: desk },
    reach: async (page) => {
      await page.locator('header input').fill(await wordOfSite(page));
      await page.locator('header [role="option"]').first().waitFor();
    },
  },
  {
    name: 'results of the search page',
    sign: 'data-search="page"',
    options: { viewport: phone },
    reach: async (page) => {
      await page.locator('[data-search="page"] input').fill(await wordOfSite(page));
      await page.locator('[data-search="page"] section a').first().waitFor();
    },
  },
  {
    name: 'open popup',
    sign: 'data-popup="',
    options: { viewport: phone, keepsPopup: true },
    reach: (page) => page.locator('dialog[open]').waitFor(),
  },
  {
    name: 'lightbox',
    sign: 'data-island="gallery"',
    options: { viewport: phone },
    reach: async (page) => {
      await page.locator('[data-island="gallery"] a').first().click();
      await page.locator('.pswp--open img').first().waitFor();
    },
  },
  {
    name: 'map with an open place',
    sign: 'data-island="pier-map"',
    options: { viewport: phone },
    reach: async (page) => {
      await page.locator('[data-island="pier-map"] button:visible').first().click();
      // By keyboard: the pin may be outside the view.
      await page.locator('.leaflet-marker-icon').first().press('Enter');
      await page.locator('.leaflet-popup a').first().waitFor();
    },
  },
  {
    name: 'calendar',
    sign: 'name="view" value="calendar"',
    options: { viewport: desk },
    reach: (page) => page.locator('input[name="view"][value="calendar"]').check({ force: true }),
  },
  {
    name: 'events that do not fit',
    sign: 'data-enhance="event-filter"',
    options: { viewport: phone },
    reach: async (page) => {
      await page.locator('[data-programme] input[type="search"]').fill('no such event');
      await page.locator('[data-programme] [role="status"]:not(:empty)').waitFor();
    },
  },
];

/** The longest word in the name of the site, which some page is about. */
async function wordOfSite(page: Page): Promise<string> {
  const name = await page.locator('meta[property="og:site_name"]').getAttribute('content');
  const [word = ''] = (name ?? '').split(' ').sort((one, other) => other.length - one.length);
  return word;
}
