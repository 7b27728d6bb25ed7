import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

const mark = (d: string) =>
  `<svg viewBox="0 0 60 30"><linearGradient id="sea"><stop stop-color="#7fd1ff"/></linearGradient><path d="${d}" fill="url(#sea)"/></svg>`;

const brand = {
  shortName: 'West',
  colours: { field: '#6b1f4a', highlight: '#ffc857' },
  mark: 'brand/mark.svg',
  fonts: { body: { family: 'Own Sans', file: 'brand/own.woff2', weights: [300, 900] } },
};

/** The demo's colours as html, css and svg may write them. */
const usualColours = [
  ...new Set(Object.values(defaultBrand.colours).flatMap((colours) => Object.values(colours))),
].flatMap((colour) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [colour, parts.join(' '), parts.join(',')];
});

describe('a site with a brand of its own', { timeout: 600_000 }, () => {
  let folder = '';
  let cms: DemoCms;
  const inSite = (name: string) => path.join(folder, 'pier', name);
  const fileOf = (name: string, out = 'site') => path.join(folder, out, name);

  beforeAll(async () => {
    cms = await createDemoCms();
    folder = await makeTemporaryFolder();
    await writeFiles(inSite(''), { 'brand/mark.svg': mark('M1 1h58v28z') });
    const font = path.join(projectRoot, 'node_modules', defaultBrand.fonts.body.file ?? '');
    await copyFile(font, inSite('brand/own.woff2'));
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  const buildWith = async (look: object, out = 'site') => {
    const site = await openTestSite({
      ...{ endpoint: cms.url, folder, root: inSite(''), bundler: 'own' },
      out: fileOf('', out),
      settings: { brand: look, media: 'link' },
    });
    const result = await buildOrFail(site);
    await site.bundler.save();
    await site.bundler.close();
    return result;
  };

  it('has no colour of the demo in any file, in light mode or dark', async () => {
    await buildWith(brand);
    const names = await listFiles(fileOf(''));
    const texts = names.filter((name) => /\.(html|css|js|svg|json|webmanifest|xml|ics|txt)$/.test(name));
    expect(texts.length).toBeGreaterThan(200);
    const found: string[] = [];
    for (const name of texts) {
      const text = (await readFile(fileOf(name), 'utf8')).toLowerCase();
      found.push(
        ...usualColours.filter((colour) => text.includes(colour)).map((colour) => `${name}: ${colour}`),
      );
    }
    expect(found).toEqual([]);
  });

  it('shows its mark and its name in header and footer, each with ids of its own, and in manifest and icon', async () => {
    const html = await readFile(fileOf('index.html'), 'utf8');
    expect(html.match(/d="M1 1h58v28z"/g)).toHaveLength(2);
    expect(html).toContain('id="header-mark-sea"');
    expect(html).toContain('fill="url(#footer-mark-sea)"');
    expect(html).toContain('<svg viewBox="0 0 60 30" width="56" height="28" aria-hidden="true">');
    expect(html).toContain('<span>West</span>');
    expect(html).toMatch(
      /<meta name="theme-color" content="#\w{6}" media="\(prefers-color-scheme: dark\)"\/>/,
    );
    expect(await readFile(fileOf('icon.svg'), 'utf8')).toContain('d="M1 1h58v28z"');
    expect(JSON.parse(await readFile(fileOf('site.webmanifest'), 'utf8'))).toMatchObject({
      short_name: 'West',
      theme_color: '#6b1f4a',
    });
    expect(html).toMatch(/<link rel="preload" href="\/_assets\/own-\w+\.woff2"/);
  });

  it('is published as it is when nothing of it has changed', async () => {
    const { report } = await buildWith(brand);
    expect(report.rebuilt).toMatchObject({ written: 0, rendered: 0 });
  });

  it('makes all pages again with another mark, as a clean build makes them', async () => {
    const before = await hashFiles(fileOf(''));
    await writeFiles(inSite(''), { 'brand/mark.svg': mark('M2 2h50v20z') });
    const { report } = await buildWith(brand);
    const pages = Object.values(report.pages).reduce((sum, count) => sum + count, 0);
    expect(report.rebuilt?.rendered).toBe(pages);
    const after = await hashFiles(fileOf(''));
    for (const name of ['index.html', 'icon.svg', 'icon-512.png'])
      expect(after[name], name).not.toBe(before[name]);
    await buildWith(brand, 'clean');
    expect(await hashFiles(fileOf('', 'clean'))).toEqual(after);
  });

  it('serves another font under another address, and other colours in another stylesheet', async () => {
    const addressesOf = async () => {
      const html = await readFile(fileOf('index.html'), 'utf8');
      return {
        font: /\/_assets\/own-\w+\.woff2/.exec(html)?.[0],
        css: /\/_assets\/site-\w+\.css/.exec(html)?.[0],
      };
    };
    const before = await addressesOf();
    const other = path.join(projectRoot, 'node_modules', defaultBrand.fonts.display.file ?? '');
    await copyFile(other, inSite('brand/own.woff2'));
    await buildWith(brand);
    const withFont = await addressesOf();
    expect(withFont.font).toBeDefined();
    expect(withFont.font).not.toBe(before.font);
    await buildWith({ ...brand, colours: { ...brand.colours, highlight: '#9fe870' } });
    const withColour = await addressesOf();
    expect(withColour.font).toBe(withFont.font);
    expect(withColour.css).not.toBe(withFont.css);
  });
});
