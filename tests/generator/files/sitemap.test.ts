import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { type SitemapPage, sitemap } from '../../../generator/files/sitemap.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { allOf } from '../../support/all-of.ts';
import { contentsOf } from '../../support/contents-of.ts';

const siteUrl = 'https://pier.example';
const five = ['/a/', '/b/', '/c/', '/d/', '/e/'];

describe('sitemap', () => {
  it('lists pages in their order with their last change', async () => {
    const [file, ...more] = await allOf(sitemap({ pages: [route('/'), route('/visit/')], siteUrl }));
    expect(file?.path).toBe('sitemap.xml');
    expect(more).toEqual([]);
    expect(contentsOf(file)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://pier.example/</loc><lastmod>2026-06-01T10:00:00.000Z</lastmod></url>' +
        '<url><loc>https://pier.example/visit/</loc><lastmod>2026-06-01T10:00:00.000Z</lastmod></url></urlset>',
    );
  });

  it('leaves out what is not its own canonical page, is not to be indexed or failed', async () => {
    const routes = [
      route('/visit/'),
      { ...route('/news/page/'), head: { ...route('/').head, canonical: `${siteUrl}/news/` } },
      { ...route('/hidden/'), head: { ...route('/hidden/').head, robots: 'noindex, follow' } },
      { ...route('/404.html'), status: 404 },
    ];
    expect(addressesIn(await allOf(sitemap({ pages: routes, siteUrl })))).toEqual([`${siteUrl}/visit/`]);
  });

  it('lists a page without a date, too', async () => {
    const { lastModified: _, ...undated } = route('/contact/');
    const files = await allOf(sitemap({ pages: [undated], siteUrl }));
    expect(addressesIn(files)).toEqual([`${siteUrl}/contact/`]);
    expect(contentsOf(files[0])).not.toContain('lastmod');
  });

  it('names a character that html alone has an entity for as it is', async () => {
    const spaced = { ...route('/visit/'), pictures: [`${siteUrl}/a\u00a0b&c.jpg`] };
    const [file] = await allOf(sitemap({ pages: [spaced], siteUrl }));
    expect(contentsOf(file)).toContain(`<image:loc>${siteUrl}/a\u00a0b&amp;c.jpg</image:loc>`);
  });

  it('is an empty list where there is nothing to list', async () => {
    const [file] = await allOf(sitemap({ pages: [{ ...route('/404.html'), status: 404 }], siteUrl }));
    expect(contentsOf(file)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    );
  });

  it('names the pictures of each page', async () => {
    const shown = { ...route('/a/'), pictures: [`${siteUrl}/1.jpg`, `${siteUrl}/2.jpg?a&b`] };
    const [file] = await allOf(sitemap({ pages: [shown, route('/b/')], siteUrl }));
    expect(contentsOf(file)).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const pictures = [...contentsOf(file).matchAll(/<image:image><image:loc>(.*?)<\/image:loc>/g)];
    expect(pictures.map(([, url]) => url)).toEqual([`${siteUrl}/1.jpg`, `${siteUrl}/2.jpg?a&amp;b`]);
  });

  it('writes letters beyond ascii and ampersands as addresses in xml', async () => {
    const files = await allOf(sitemap({ pages: [route('/news/p/café & bar/')], siteUrl }));
    expect(addressesIn(files)).toEqual([`${siteUrl}/news/p/caf%C3%A9%20%26%20bar/`]);
  });

  it('lists each of thousands of pages once, in order', async () => {
    const paths = Array.from({ length: 2_001 }, (_, index) => `/${10_000 + index}/`);
    const files = await allOf(sitemap({ pages: paths.map(route), siteUrl }));
    expect(addressesIn(files)).toEqual(paths.map((path) => siteUrl + path));
  });

  it('is cut into parts behind an index when there are more addresses than one may hold', async () => {
    const routes = five.map(route);
    const files = await allOf(sitemap({ pages: routes, siteUrl, addressesPerPart: 2 }));
    const parts = [1, 2, 3].map((part) => `sitemap-${part}.xml`);
    expect(files.map((file) => file.path)).toEqual([...parts, 'sitemap.xml']);
    expect(addressesIn(files.slice(-1))).toEqual(parts.map((part) => `${siteUrl}/${part}`));
    expect(addressesIn(files.slice(0, -1))).toEqual(five.map((path) => siteUrl + path));
  });

  it('is cut into parts of fewer bytes than one may have', async () => {
    const pictures = Array.from({ length: 8 }, (_, index) => `${siteUrl}/${'é'.repeat(40)}-${index}.jpg`);
    const routes = five.map((path) => ({ ...route(path), pictures }));
    const bytesPerPart = 2_500;
    const files = await allOf(sitemap({ pages: routes, siteUrl, bytesPerPart }));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files.slice(0, -1)) {
      expect(Buffer.byteLength(contentsOf(file))).toBeLessThanOrEqual(bytesPerPart);
      expect(XMLValidator.validate(contentsOf(file))).toBe(true);
    }
    expect(addressesIn(files.slice(0, -1))).toEqual(five.map((path) => siteUrl + path));
  });

  it('gives a page its own part where that page alone has more', async () => {
    const files = await allOf(sitemap({ pages: ['/a/', '/b/'].map(route), siteUrl, bytesPerPart: 10 }));
    expect(files.map((file) => file.path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  });
});

function route(path: string): SitemapPage {
  const canonical = siteUrl + path.split('/').map(encodeURIComponent).join('/');
  const head = { title: path, canonical, openGraph: { type: 'website' as const }, jsonLd: [] };
  return { path, head, status: 200, lastModified: '2026-06-01T10:00:00Z', pictures: [] };
}

function addressesIn(files: readonly OutputFile[]): string[] {
  return files.flatMap((file) =>
    [...contentsOf(file).matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1] ?? ''),
  );
}
