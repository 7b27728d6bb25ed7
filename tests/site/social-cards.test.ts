import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { verify } from '../../generator/verify/verify.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';

const origin = 'https://www.halyardpier.example/';

describe('the social cards of a site', () => {
  it('are made for pages with a picture, and an edit of a title makes one of them again', async () => {
    const store = smallStore({ posts: 3 });
    const cms = await createDemoCms({ store });
    onTestFinished(cms.close);
    const folder = await temporaryFolder();
    const open = async (settings: object) =>
      openTestSite({
        ...{ endpoint: cms.url, folder, now: () => demoNow, bundler: await bundleOnce() },
        settings: { socialCards: true, ...settings },
      });
    const { outDir } = (await open({})).config;
    const cardsOf = (files: Readonly<Record<string, string>>) =>
      Object.keys(files).filter((file) => file.startsWith('_assets/cards/'));

    await buildOrFail(await open({}));
    const before = await hashFiles(outDir);
    const cards = cardsOf(before);
    expect(cards.length).toBeGreaterThan(2);
    const named = new Set<string>();
    for (const file of Object.keys(before).filter((file) => file.endsWith('.html'))) {
      const html = await readFile(path.join(outDir, file), 'utf8');
      const [, image] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      if (!image?.includes('/_assets/cards/')) continue;
      named.add(image.replace(origin, ''));
      expect(html).toContain('property="og:image:width" content="1200"');
      const { width, height } = await sharp(path.join(outDir, image.replace(origin, ''))).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
    expect([...named].sort()).toEqual(cards.sort());

    // Pages are kept, and their cards with them; a clean build has the same bytes.
    const post = findEntry(
      store,
      'post',
      store.entries.find(({ kind, imageId }) => kind === 'post' && imageId)?.slug ?? '',
    );
    editEntry(store, post.id, { title: 'A title for the card' });
    await buildOrFail(await open({}));
    const after = await hashFiles(outDir);
    const added = cardsOf(after).filter((file) => !(file in before));
    expect(added).toEqual([expect.stringMatching(/^_assets\/cards\/a-title-for-the-card-[0-9a-f]{8}\.jpg$/)]);
    expect(cardsOf(before).filter((file) => !(file in after))).toHaveLength(1);
    expect(await verify(await open({}))).toMatchObject({ differences: [], doubted: { wrong: [] } });

    await buildOrFail(await open({ socialCards: false }));
    expect(cardsOf(await hashFiles(outDir))).toEqual([]);
  });
});
