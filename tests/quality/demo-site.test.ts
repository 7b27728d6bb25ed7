import { beforeAll, describe, expect, inject, it } from 'vitest';
import { checkHtml } from '../../tools/quality/check-html.ts';
import { checkLinks } from '../../tools/quality/check-links.ts';
import { pageStates } from '../../tools/quality/page-states.ts';
import { type BuiltSite, readSite } from '../../tools/quality/read-site.ts';
import { samplePages } from '../support/sample-pages.ts';

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

  it.each(pageStates)('has a page that can show: $name', ({ sign }) => {
    expect(site.pages.filter(({ html }) => html.includes(sign))).not.toEqual([]);
  });
});
