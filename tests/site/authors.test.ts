import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it.each([
  ['a CMS', false],
  ['a CMS with the plugin Boardwalk', true],
])(
  'names the authors of %s, with a page and a feed of each, follows a new name, and goes with the setting',
  async (_, boardwalk) => {
    const store = smallStore({ posts: 6 });
    const cms = await createDemoCms({ store, plugins: { seo: false, boardwalk } });
    const folder = await temporaryFolder();
    const open = (authors: boolean) =>
      openTestSite({ endpoint: cms.url, folder, settings: { authors, markdown: true } });
    const ofAuthors = async (outDir: string) =>
      (await listFiles(outDir)).filter((file) => file.startsWith('news/a/'));
    try {
      const site = await open(true);
      const { outDir } = site.config;
      const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
      await buildOrFail(site);
      expect(await ofAuthors(outDir)).toEqual([
        'news/a/hamish-orr/feed.xml',
        'news/a/hamish-orr/index.html',
        'news/a/ines-carvalho/feed.xml',
        'news/a/ines-carvalho/index.html',
      ]);
      const own = store.entries.filter(({ kind, id }) => kind === 'post' && id % 2 === 0);
      const list = await read('news/a/ines-carvalho/index.html');
      for (const { slug } of own) expect(list).toContain(`/news/p/${encodeURIComponent(slug)}/`);
      const feed = parseFeed(await read('news/a/ines-carvalho/feed.xml'));
      expect(feed.items).toHaveLength(own.length);
      expect(feed.items[0]?.authors).toMatchObject([
        { name: 'Ines Carvalho', url: 'https://www.halyardpier.example/news/a/ines-carvalho/' },
      ]);
      const [post] = own;
      const page = await read(`news/p/${post?.slug}/index.html`);
      expect(page).toContain('</time> · <span>By <a href="/news/a/ines-carvalho/" rel="author">');
      expect(page).toContain('"author":{"@type":"Person","name":"Ines Carvalho"');
      expect(await read(`news/p/${post?.slug}/index.md`)).toContain('\n- Ines Carvalho\n');
      expect(await read('sitemap.xml')).toContain('/news/a/ines-carvalho/');
      // The login name of WordPress, in no file.
      for (const file of await listFiles(outDir))
        if (/\.(html|xml|json)$/.test(file)) expect(await read(file), file).not.toContain('icarvalho');

      for (const author of store.authors) if (author.id === 1) author.name = 'Ines Orr-Carvalho';
      await buildOrFail(site);
      expect(await ofAuthors(outDir)).toContain('news/a/ines-orr-carvalho/index.html');
      expect(await ofAuthors(outDir)).not.toContain('news/a/ines-carvalho/index.html');
      expect(await read(`news/p/${post?.slug}/index.html`)).toContain('>Ines Orr-Carvalho</span></a>');

      const without = await open(false);
      await buildOrFail(without);
      expect(await ofAuthors(outDir)).toEqual([]);
      expect(await read(`news/p/${post?.slug}/index.html`)).not.toContain('Carvalho');
      expect(await read('news/feed.xml')).not.toContain('Carvalho</name>');
    } finally {
      await cms.close();
    }
  },
);
