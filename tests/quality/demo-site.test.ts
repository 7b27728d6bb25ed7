import { beforeAll, describe, expect, inject, it } from 'vitest';
import { checkHtml } from '../../tools/quality/check-html.ts';
import { checkLinks } from '../../tools/quality/check-links.ts';
import { desk, openPage, phone, type Visitor } from '../../tools/quality/open-page.ts';
import { pickRepresentatives } from '../../tools/quality/page-kinds.ts';
import { type BuiltSite, readSite } from '../../tools/quality/read-site.ts';
import { runAxe } from '../../tools/quality/run-axe.ts';
import { samplePages } from '../support/sample-pages.ts';
import { sharedBrowser, sharedOrigin } from '../support/worker-browser.ts';

let site: BuiltSite;

beforeAll(async () => {
  site = await readSite(inject('demoSite'));
});

describe('the demo site', () => {
  it('is valid html (faults 119)', async () => {
    expect(site.pages.length).toBeGreaterThan(150);
    expect(await checkHtml({ ...site, pages: samplePages(site.pages) })).toEqual([]);
  }, 180_000);

  it('leads nowhere that is not there, by link, anchor, picture, feed, calendar or sitemap', () => {
    expect(checkLinks(site)).toEqual([]);
  });

  it.each([
    { view: phone, colorScheme: 'light' },
    { view: desk, colorScheme: 'dark' },
  ] as const)(
    'shows axe nothing to fix on a page of each kind, at $view.width px, $colorScheme',
    async ({ view, colorScheme }) => {
      const visitor: Visitor = { browser: await sharedBrowser(), origin: await sharedOrigin() };
      const pages = pickRepresentatives(site.pages);
      const found = [];
      for (const { path } of pages) {
        const page = await openPage(visitor, path, { viewport: view, colorScheme, reducedMotion: 'reduce' });
        found.push(...(await runAxe(page, { path, name: `${view.width} px, ${colorScheme}` })));
        await page.context().close();
      }
      expect(pages.length).toBeGreaterThan(15);
      expect(found).toEqual([]);
    },
    180_000,
  );
});
