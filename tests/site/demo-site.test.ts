import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { expectedPaths } from '../support/expected-paths.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

const archivePage = /^\/news\/(?:c\/(?:[^/]+\/)?)?page\/\d+\/$/;

describe('the demo site', () => {
  let files: readonly string[] = [];
  const read = (file: string) => readFile(path.join(inject('demoSite'), file), 'utf8');

  beforeAll(async () => {
    files = await listFiles(inject('demoSite'));
  });

  it('has a page for every row of the route table, and none besides (behaviours 101)', () => {
    const paths = files
      .filter((file) => file.endsWith('index.html'))
      .map((file) => `/${file.slice(0, -'index.html'.length)}`);
    expect(paths.filter((item) => !archivePage.test(item)).sort()).toEqual(expectedPaths());
    expect(paths.filter((item) => archivePage.test(item)).length).toBeGreaterThan(4);
  });

  it('holds nothing but pages, the error page, assets, feeds, calendars and its own data', () => {
    const other = files.filter((file) => !file.endsWith('/index.html') && !file.startsWith('_assets/'));
    expect(
      other.filter(
        (file) =>
          !/^((event\/[^/]+\/(event|reminder)|location\/[^/]+\/events)\.ics|news\/c\/[^/]+\/feed\.xml)$/.test(
            file,
          ),
      ),
    ).toEqual([
      '404.html',
      '_boardwalk/manifest.json',
      '_boardwalk/popup.html',
      '_boardwalk/redirects.json',
      '_boardwalk/search.json',
      'apple-touch-icon.png',
      'event/calendar.ics',
      'event/families.ics',
      'event/free.ics',
      'icon-192.png',
      'icon-512.png',
      'icon.svg',
      'index.html',
      'news/feed.xml',
      'robots.txt',
      'site.webmanifest',
      'sitemap.xml',
    ]);
  });

  it('lets nothing out that is not public: no host of the CMS, draft, clientId or path of the machine', async () => {
    const secrets = [
      /127\.0\.0\.1|localhost/,
      /CANARY/i,
      /clientId/,
      /wp-content|wp-json|\/graphql/,
      new RegExp(projectRoot.replaceAll('/', '\\/')),
      /wp-block-gallery-\d|is-style-outline--\d|wp-elements-|wp-container-/,
    ];
    const texts = files.filter((file) => /\.(html|xml|json|ics|txt|js|css|svg)$/.test(file));
    expect(texts.length).toBeGreaterThan(200);
    for (const file of texts) {
      // Where files lay in WordPress is no secret to those who ask for one there.
      const text = (await read(file)).replaceAll(/"from":\s*"\/wp-content\/uploads\/[^"]+"/g, '');
      for (const secret of secrets) expect(secret.exec(text)?.[0], `${file} holds ${secret}`).toBeUndefined();
    }
  });

  it('has no private-use character or broken date in any page', async () => {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = await read(file);
      expect(
        /[\ue000-\uf8ff]|Invalid Date|undefined|\[object Object\]/.exec(html)?.[0],
        file,
      ).toBeUndefined();
    }
  });

  it('has no request to another host in any page before the visitor asks', async () => {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = await read(file);
      const loaded = [
        ...html.matchAll(
          /<(?:img|script|iframe|source|video|audio|embed|object)\b[^>]*\b(?:src|srcset|data)="([^"]*)"/gi,
        ),
      ];
      const sheets = [
        ...html.matchAll(/<link\b[^>]*rel="(?:stylesheet|preload|modulepreload|icon)"[^>]*>/gi),
      ];
      for (const [tag, source] of loaded) expect(source, `${file}: ${tag}`).toMatch(/^(\/(?!\/)|data:)/);
      for (const [tag] of sheets) expect(tag, file).not.toMatch(/href="(?:https?:)?\/\//);
    }
  });

  it('has a whole error page with the message (behaviours 109)', async () => {
    const html = await read('404.html');
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
    expect(html).toContain('noindex');
  });
});

describe('a site', () => {
  it('is the same, byte for byte, whatever the number of parallel requests', async () => {
    const cms = await createDemoCms({ store: smallStore() });
    onTestFinished(cms.close);
    const build = async (concurrency: number) => {
      const site = await openTestSite({
        endpoint: cms.url,
        folder: await temporaryFolder(),
        now: () => '2026-07-01T12:00:00Z',
        settings: { concurrency },
      });
      await buildOrFail(site);
      return hashFiles(site.config.outDir);
    };
    expect(await build(1)).toEqual(await build(8));
  });

  it('names the CMS on the admin door alone, where the settings name it', async () => {
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    onTestFinished(cms.close);
    const site = await openTestSite({
      endpoint: cms.url,
      folder: await temporaryFolder(),
      settings: { adminUrl: 'https://cms.halyardpier.example/wp-admin/' },
    });
    await buildOrFail(site);
    const out = site.config.outDir;
    const naming: string[] = [];
    for (const file of await listFiles(out)) {
      if ((await readFile(path.join(out, file))).includes('cms.halyardpier.example')) naming.push(file);
    }
    expect(naming).toEqual(['wp-admin/index.html']);
    const door = await readFile(path.join(out, 'wp-admin', 'index.html'), 'utf8');
    expect(door).toMatch(
      /<meta http-equiv="refresh" content="0; ?url=https:\/\/cms\.halyardpier\.example\/wp-admin\/"/i,
    );
    expect(door).toContain('noindex');
  });
});
