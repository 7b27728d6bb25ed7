import { beforeAll, describe, expect, inject, it } from 'vitest';
import { checkHtml } from '../../tools/quality/check-html.ts';
import { checkLinks } from '../../tools/quality/check-links.ts';
import { desk, openPage, phone, type Visitor } from '../../tools/quality/open-page.ts';
import { pickRepresentatives } from '../../tools/quality/page-kinds.ts';
import { type BuiltSite, readSite } from '../../tools/quality/read-site.ts';
import { runAxe } from '../../tools/quality/run-axe.ts';
import { isDeep } from '../support/depth.ts';
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
  });

  it('leads nowhere that is not there, by link, anchor, picture, feed, calendar or sitemap', () => {
    expect(checkLinks(site)).toEqual([]);
  });

  it.each([
    { view: phone, colorScheme: 'light' },
    { view: desk, colorScheme: 'dark' },
  ] as const)(
    'shows axe nothing to fix on pages of all kinds, at $view.width px, $colorScheme',
    async ({ view, colorScheme }) => {
      const visitor: Visitor = { browser: await sharedBrowser(), origin: await sharedOrigin() };
      const pages = pickRepresentatives(site.pages);
      expect(pages.length).toBeGreaterThan(15);
      // The frame of a page is the same for all kinds: each kind is looked at in one of the views.
      const seen = pages.filter((_, index) => isDeep || (index % 2 === 0) === (view === phone));
      const [first] = seen;
      const page = await openPage(visitor, first?.path ?? '', {
        viewport: view,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const found = [];
      for (const { path } of seen) {
        await page.goto(visitor.origin + path);
        found.push(...(await runAxe(page, { path, name: `${view.width} px, ${colorScheme}` })));
      }
      await page.context().close();
      expect(found).toEqual([]);
    },
    300_000,
  );
});
