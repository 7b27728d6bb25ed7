import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { addEntry, findEntry } from '../../demo/edits.ts';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { weighTexts } from '../../generator/content/words/weigh-texts.ts';
import { fileTimes } from '../support/file-times.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

describe('one post added to many', () => {
  it('writes its page, what shows the newest posts, feed and sitemap, says so, and touches nothing else', async () => {
    const store = smallStore({ posts: 3 });
    addGeneratedPosts(store, 72);
    for (const entry of store.entries) Object.assign(entry, { blocks: [], imageId: null });
    const cms = await createDemoCms({ store });
    const site = await openTestSite({ endpoint: cms.url, folder: await temporaryFolder() });
    try {
      await buildOrFail(site);
      const before = await fileTimes(site.config.outDir);
      const model = findEntry(store, 'post', 'log-entry-72');
      addEntry(store, {
        ...structuredClone(model),
        slug: 'a-new-post',
        title: 'A new post',
        date: '2026-06-13T09:59:00',
      });

      const { report } = await buildOrFail(site);
      const after = await fileTimes(site.config.outDir);
      const written = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
      const pages = written.filter((file) => file.endsWith('.html'));
      const ofSearch = written.filter((file) => file.startsWith('_assets/search/'));
      expect(written.filter((file) => !pages.includes(file) && !ofSearch.includes(file))).toEqual([
        '_boardwalk/manifest.json',
        // The new post's address in WordPress.
        '_boardwalk/redirects.json',
        '_boardwalk/search.json',
        ...store.categories
          .filter(({ id }) => model.categoryIds.includes(id))
          .map(({ slug }) => `news/c/${slug}/feed.xml`),
        'news/feed.xml',
        'sitemap.xml',
      ]);
      expect(pages).toEqual(
        expect.arrayContaining(['index.html', 'news/index.html', 'news/p/a-new-post/index.html']),
      );
      // Every page that was written shows the new post: no page of the archive, no other post's, no other list.
      for (const page of pages) {
        expect(await readFile(path.join(site.config.outDir, page), 'utf8'), page).toContain('A new post');
      }
      expect(pages.length).toBeLessThan(20);
      const removed = [...before.keys()].filter((file) => !after.has(file));
      expect(removed.filter((file) => !file.startsWith('_assets/search/'))).toEqual([]);

      // Of the index: the words of the post, and the row beside those of its neighbours.
      const categories = store.categories.filter(({ id }) => model.categoryIds.includes(id));
      const texts = ['A new post', model.excerpt, ...categories.map(({ name }) => name)];
      const { words } = weighTexts({
        ...{ language: 'en-US', title: texts.join(' '), names: [], facts: [], others: [] },
        ...{ blocks: '[]', share: 1, hasSections: false, synonyms: [] },
      });
      const letters = words.split(/ \d+ ?/).flatMap(([letter]) => letter ?? []);
      const shards = ofSearch
        .filter((file) => !file.includes('/rows-'))
        .map(([...file]) => file['_assets/search/'.length]);
      expect(shards).toEqual([...new Set(letters)].sort());
      expect(ofSearch.length - shards.length).toBeLessThanOrEqual(2);

      const [change, ...more] = report.rebuilt?.changes ?? [];
      expect(more).toEqual([]);
      expect(change).toMatchObject({
        cause: { what: 'content', change: { what: 'added', title: 'A new post' } },
      });
      expect([...(change?.paths ?? [])]).toEqual(
        expect.arrayContaining(['/', '/news/', '/news/feed.xml', '/news/p/a-new-post/', '/sitemap.xml']),
      );
    } finally {
      await cms.close();
    }
  });
});
