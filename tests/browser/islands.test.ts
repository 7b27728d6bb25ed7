import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';

/** What a page asked the network for, and what it complained of. */
function watch(page: Page): { readonly requests: string[]; readonly complaints: string[] } {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { requests, complaints };
}

describe('islands', () => {
  const site = openSite();

  it('brings the slideshow to life when it comes into view: it moves by button and by key', async () => {
    const page = await site.browser.newPage({ reducedMotion: 'reduce' });
    const { complaints } = watch(page);
    await page.goto(`${site.origin}/`);
    const slideshow = page.locator('[data-island="slideshow"]').first();
    await slideshow.scrollIntoViewIfNeeded();
    const next = slideshow.getByRole('button', { name: 'Next picture' });
    await next.waitFor({ state: 'visible' });
    const position = slideshow.getByRole('status');
    const count = await slideshow.getByRole('listitem').count();
    expect(count).toBeGreaterThan(2);
    const shows = (index: number) =>
      expect.poll(() => position.textContent()).toMatch(new RegExp(`^${index}\\D+${count}$`));

    await shows(1);
    await next.click();
    await shows(2);
    await slideshow.getByRole('button', { name: 'Previous picture' }).click();
    await shows(1);
    await next.focus();
    await page.keyboard.press('ArrowRight');
    await shows(2);
    await page.keyboard.press('ArrowLeft');
    await shows(1);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('loads the runtime and no React on a page without islands', async () => {
    const page = await site.browser.newPage();
    const { requests, complaints } = watch(page);
    await page.goto(`${site.origin}/terms/`, { waitUntil: 'networkidle' });
    expect(await page.locator('[data-island]').count()).toBe(0);
    const scripts = requests.filter((url) => url.endsWith('.js'));
    expect(scripts).toEqual([expect.stringMatching(/\/_assets\/runtime-[A-Z0-9]+\.js$/)]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('asks for no island before it is due', async () => {
    const page = await site.browser.newPage({ viewport: { width: 390, height: 600 } });
    const { requests } = watch(page);
    await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    expect(requests.some((url) => /\/slideshow-|\/hydrate-/.test(url))).toBe(false);
    await page.locator('[data-island="slideshow"]').first().scrollIntoViewIfNeeded();
    await expect.poll(() => requests.some((url) => /\/slideshow-/.test(url))).toBe(true);
    await page.close();
  });

  it('hydrates every island of every kind of page without a complaint', async () => {
    const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { complaints } = watch(page);
    const seen = new Set<string>();
    for (const path of ['/', '/visit/', '/event/', '/location/', '/revitalization/', '/experiences/art/']) {
      await page.goto(site.origin + path);
      for (const island of await page.locator('[data-island]').all()) {
        seen.add((await island.getAttribute('data-island')) ?? '');
        await island.scrollIntoViewIfNeeded();
        await island.dispatchEvent('pointerenter');
      }
      await page.waitForLoadState('networkidle');
    }
    expect(complaints).toEqual([]);
    expect([...seen].sort()).toEqual(['click-to-load', 'event-filter', 'gallery', 'pier-map', 'slideshow']);
    await page.close();
  });

  it('shows the places of the map as markers that open by key', async () => {
    const page = await site.browser.newPage();
    const { complaints } = watch(page);
    await page.goto(`${site.origin}/location/`);
    const map = page.locator('[data-island="pier-map"]').first();
    await map.scrollIntoViewIfNeeded();
    const marker = map.locator('.leaflet-marker-icon').first();
    await marker.waitFor();
    await marker.focus();
    await page.keyboard.press('Enter');
    await map.locator('.leaflet-popup a').first().waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('narrows the list of events by what is typed, says how many are left, and shows all again', async () => {
    const page = await site.browser.newPage();
    await page.goto(`${site.origin}/event/`);
    const filter = page.locator('[data-island="event-filter"]');
    const shown = page.locator('[data-month]:visible');
    const all = await shown.count();
    const title = (await shown.last().getByRole('heading').textContent()) ?? '';
    await filter.getByRole('searchbox').fill(title);
    await expect.poll(() => shown.getByRole('heading').allTextContents()).toEqual([title]);
    expect(await filter.getByRole('status').textContent()).toBe(`1 of ${all} events`);
    await filter.getByRole('searchbox').fill('');
    await expect.poll(() => shown.count()).toBe(all);
    await page.close();
  });

  it('opens a gallery in a lightbox that Escape closes', async () => {
    const page = await site.browser.newPage();
    const { complaints } = watch(page);
    await page.goto(`${site.origin}${await findPage(page, site.origin, 'gallery')}`);
    const gallery = page.locator('[data-island="gallery"]').first();
    await gallery.scrollIntoViewIfNeeded();
    await gallery.getByRole('link').first().click();
    const lightbox = page.locator('.pswp');
    await lightbox.waitFor();
    // While it opens it does not listen yet.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return lightbox.count();
      })
      .toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('asks a video host for nothing until the visitor clicks', async () => {
    const page = await site.browser.newPage();
    const { requests } = watch(page);
    await page.route(/youtube|vimeo/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await page.goto(`${site.origin}${await findPage(page, site.origin, 'click-to-load')}`);
    const film = page.locator('[data-island="click-to-load"]').first();
    await film.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const foreign = () => requests.filter((url) => !url.startsWith(site.origin));
    expect(foreign()).toEqual([]);
    await film.locator('a, button').first().click();
    await film.locator('iframe').waitFor();
    await expect.poll(() => foreign().length).toBeGreaterThan(0);
    expect(page.url().startsWith(site.origin)).toBe(true);
    await page.close();
  });
});

/** The path of the first page in the sitemap that has such an island. */
async function findPage(page: Page, origin: string, island: string): Promise<string> {
  const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text();
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(url);
    const html = await (await page.request.get(origin + pathname)).text();
    if (html.includes(`data-island="${island}"`)) return pathname;
  }
  throw new Error(`no page has the island ${island}`);
}
