import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { findEntry, setFields } from '../../demo/edits.ts';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { fileTimes } from '../support/file-times.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it.each([
  ['the list of the plugin', true],
  ['the lists of WPGraphQL, which has a field of the plugin', 'fields'],
] as const)(
  'writes the list of news alone when a post is made sticky, without being saved, as %s tells',
  async (_, boardwalk) => {
    const store = smallStore({ posts: 3 });
    addGeneratedPosts(store, 40);
    for (const entry of store.entries) Object.assign(entry, { blocks: [], imageId: null });
    const cms = await createDemoCms({ store, plugins: { seo: false, boardwalk } });
    const site = await openTestSite({ endpoint: cms.url, folder: await temporaryFolder() });
    const list = () => readFile(path.join(site.config.outDir, 'news/index.html'), 'utf8');
    try {
      await buildOrFail(site);
      const before = await fileTimes(site.config.outDir);
      expect(await list()).not.toContain('/news/p/log-entry-2/');
      setFields(store, findEntry(store, 'post', 'log-entry-2').id, { isSticky: true });

      const { report } = await buildOrFail(site);
      const after = await fileTimes(site.config.outDir);
      const written = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
      expect(
        written.filter((file) => !/^news\/(?:(?:p\/|c\/)?(?:page\/(?:\d+\/)?)?)?index\.html$/.test(file)),
      ).toEqual(['_boardwalk/manifest.json']);
      expect(written).toEqual(
        expect.arrayContaining(['news/index.html', 'news/p/index.html', 'news/page/index.html']),
      );
      expect((await list()).indexOf('/news/p/log-entry-2/')).toBeLessThan(
        (await list()).indexOf('/news/p/log-entry-40/'),
      );
      expect(report.rebuilt?.changes.filter(({ cause }) => cause.what !== 'content')).toEqual([]);
    } finally {
      await cms.close();
    }
  },
);
