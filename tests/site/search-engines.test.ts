import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { listFiles } from '../support/list-files.ts';
import { type ReadPage, readPages } from '../support/read-pages.ts';
import { textOf } from '../templates/query-html.ts';

const siteUrl = 'https://www.halyardpier.example';
const siteTitle = 'Halyard Pier';

describe('the demo site, to search engines and sharers', () => {
  let pages: readonly ReadPage[] = [];
  /** Those that search engines may list: their own canonical page, and not hidden. */
  let listed: readonly ReadPage[] = [];
  let files: ReadonlySet<string> = new Set();
  const read = (file: string) => readFile(path.join(inject('demoSite'), file));

  beforeAll(async () => {
    pages = await readPages(inject('demoSite'));
    files = new Set(await listFiles(inject('demoSite')));
    listed = pages.filter(
      ({ path, canonical, meta }) =>
        canonical === siteUrl + encodeURI(path) && !meta('robots')?.includes('noindex'),
    );
    expect(listed.length).toBeGreaterThan(150);
  });

  it('has a title of its own on every page, with the name of the site once', () => {
    expect(duplicates(listed.map(({ title }) => title))).toEqual([]);
    for (const { title, path } of listed) {
      expect(title.split(siteTitle).length, `${path}: ${title}`).toBeLessThanOrEqual(2);
      expect(title, path).not.toMatch(/ [-|»] Halyard Pier$|^\W*$/);
    }
  });

  it('has a description of its own on every page, of 160 letters at most', () => {
    expect(duplicates(listed.map(({ meta }) => meta('description')))).toEqual([]);
    for (const { meta, path } of pages) {
      const description = meta('description') ?? '';
      expect(description.length, path).toBeGreaterThan(9);
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(description, path).not.toMatch(/^\s|\s$|undefined|<\w/);
    }
  });

  it('names each page on the public host, and for all its addresses the one that lasts', () => {
    const paths = new Set(pages.map(({ path }) => `${siteUrl}${encodeURI(path)}`));
    for (const { path, canonical, meta } of pages) {
      expect(paths, path).toContain(canonical);
      expect(meta('og:url'), path).toBe(canonical);
    }
    const aliases = pages.filter(({ path, canonical }) => canonical !== siteUrl + encodeURI(path));
    expect(aliases.map(({ path }) => path)).toContain('/news/p/');
    for (const { path } of aliases) expect(path).toMatch(/^\/news\/(p\/$|(c\/.*)?page\/)/);
  });

  it('says all that sharers show, and nothing empty', () => {
    for (const { path, title, meta, having } of pages) {
      expect(meta('og:title'), path).toBe(title);
      expect(meta('og:description'), path).toBe(meta('description'));
      expect(meta('og:site_name'), path).toBe(siteTitle);
      expect(meta('og:locale'), path).toBe('en_US');
      expect(meta('twitter:card'), path).toBe('summary_large_image');
      expect(having('hreflang'), path).toEqual([]);
      expect(having('content', ''), path).toEqual([]);
      expect(Number(meta('og:image:width')), path).toBeGreaterThanOrEqual(1200);
    }
  });

  it('shares a picture that is there, in a format and of the size that it says', async () => {
    const shared = new Map(pages.map((page) => [page.meta('og:image') ?? '', page]));
    expect(shared.size).toBeGreaterThan(40);
    for (const [url, { path: page, meta }] of shared) {
      expect(url.startsWith(`${siteUrl}/_assets/`), page).toBe(true);
      const { format, width, height } = await sharp(await read(url.slice(siteUrl.length + 1))).metadata();
      expect(['jpeg', 'png'], url).toContain(format);
      expect([String(width), String(height)], url).toEqual([meta('og:image:width'), meta('og:image:height')]);
    }
  });

  it('dates its news, and nothing else', () => {
    for (const { path, meta } of pages) {
      const isPost = /^\/news\/p\/./.test(path);
      expect(meta('og:type'), path).toBe(isPost ? 'article' : 'website');
      const dates = [meta('article:published_time'), meta('article:modified_time')];
      for (const date of dates) {
        if (isPost) expect(date, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
        else expect(date, path).toBeUndefined();
      }
    }
  });

  it('shows the way to every page below the home page, as it tells search engines', () => {
    for (const { path, graph, having, all } of pages) {
      const [list] = graph.filter((thing) => thing['@type'] === 'BreadcrumbList');
      const [nav, ...others] = having('aria-label', 'Breadcrumbs');
      const isBelowHome = path !== '/' && path !== '/404.html';
      expect([nav !== undefined, list !== undefined], path).toEqual([isBelowHome, isBelowHome]);
      expect(others, path).toEqual([]);
      if (nav === undefined) continue;
      const shown = all('li')
        .filter(({ parent }) => parent?.parent === nav)
        .map(textOf);
      const told = [list?.itemListElement].flat().map((item) => Object(item).name);
      expect(shown, path).toEqual(told.map((name) => String(name).replace(/\s+/g, ' ')));
      expect(files, path).toContain(
        `${decodeURI(String(Object([list?.itemListElement].flat().at(-2)).item)).slice(siteUrl.length + 1)}index.html`,
      );
    }
  });

  it('lists in its sitemap exactly the pages that may be listed, with pictures that are there', async () => {
    const sitemap = String(await read('sitemap.xml'));
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    expect(addresses.sort()).toEqual(listed.map(({ canonical }) => canonical).sort());
    const pictures = [...sitemap.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = '']) => url);
    expect(pictures.length).toBeGreaterThan(150);
    for (const url of pictures) expect(files, url).toContain(url.slice(siteUrl.length + 1));
    const [regatta = ''] = sitemap
      .split('<url>')
      .filter((entry) => entry.includes('/event/port-ellery-regatta'));
    expect(regatta).toMatch(/regatta-[0-9a-f]{8}-\d+\.jpg/);
  });

  it('describes no page by the address of something that it embeds', () => {
    const described = pages.map(({ path, meta }) => [path, meta('description') ?? ''] as const);
    expect(described.filter(([, description]) => /youtu|vimeo/.test(description))).toEqual([]);
  });

  it('has the files that its heads name: icons, web manifest and feed', () => {
    const named = ['icon.svg', 'apple-touch-icon.png', 'site.webmanifest', 'news/feed.xml'];
    for (const { having, path: page } of pages) {
      const links = [
        ...['icon', 'apple-touch-icon', 'manifest'].flatMap((relation) => having('rel', relation)),
        ...having('type', 'application/atom+xml'),
      ];
      const [category] = /^\/news\/c\/(?!page\/)[^/]+\//.exec(page) ?? [];
      const own = category === undefined ? [] : [`${category.slice(1)}feed.xml`];
      expect(
        links.map(({ attribs }) => attribs.href?.slice(1)),
        page,
      ).toEqual([...named, ...own]);
      for (const file of own) expect(files).toContain(file);
    }
    expect([...files]).toEqual(expect.arrayContaining(named));
  });
});

function duplicates(values: readonly (string | undefined)[]): readonly (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
