import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../../demo/edits.ts';
import type { DemoStore } from '../../../demo/store-types.ts';
import type { Site } from '../../../generator/site/site.ts';
import { crawlSite } from '../../../generator/work/crawl-site.ts';
import { damageTexts } from '../../support/damage-texts.ts';
import { hashFiles } from '../../support/hash-files.ts';
import { listFiles } from '../../support/list-files.ts';
import { smallStore } from '../../support/random-edits.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';

describe('a crawl without a build', () => {
  let store: DemoStore;
  let endpoint: string;
  let folder: string;
  let file: string;

  beforeEach(async () => {
    store = smallStore({ posts: 3 });
    for (const entry of store.entries) Object.assign(entry, { imageId: null });
    const cms = await createDemoCms({ store });
    onTestFinished(cms.close);
    endpoint = cms.url;
    folder = await temporaryFolder();
    file = path.join(folder, 'content.json');
  });

  /** The site as another process opens it: it remembers only what is on disk. */
  async function reopen(in_ = folder): Promise<Site> {
    return openTestSite({ endpoint, folder: in_ });
  }

  it('asks for changes only, and leaves them to the next build', async () => {
    const first = await reopen();
    await buildOrFail(first);
    editEntry(
      store,
      findEntry(store, 'event', store.entries.find(({ kind }) => kind === 'event')?.slug ?? '').id,
      { title: 'A title that is edited' },
    );
    const crawling = await reopen();
    expect(await crawlSite(crawling, file)).toMatchObject({ entries: store.entries.length });
    expect(await readFile(file, 'utf8')).toContain('A title that is edited');
    expect(crawling.client.statistics().requests).toBeLessThan(first.client.statistics().requests);

    await buildOrFail(await reopen());
    const clean = await temporaryFolder();
    await buildOrFail(await reopen(clean));
    expect(await hashFiles(path.join(folder, 'site'))).toEqual(await hashFiles(path.join(clean, 'site')));
  });

  it('reads all content again when what is remembered of it is damaged', async () => {
    await crawlSite(await reopen(), file);
    const right = await readFile(file, 'utf8');
    const logs = (await listFiles(folder)).filter((name) => name.endsWith('crawl.log'));
    expect(logs).toHaveLength(1);
    for (const name of logs) await damageTexts(path.join(folder, name));

    const { failure, facts } = await crawlSite(await reopen(), file);
    expect(failure).toBeUndefined();
    expect(facts.warnings).toMatchObject([{ message: expect.stringContaining('read again') }]);
    expect(await readFile(file, 'utf8')).toBe(right);
  });

  it('returns the failure, and leaves the file of before', async () => {
    await crawlSite(await reopen(), file);
    const right = await readFile(file, 'utf8');
    endpoint = 'http://127.0.0.1:9/graphql';
    expect(await crawlSite(await reopen(await temporaryFolder()), file)).toMatchObject({
      failure: { kind: 'source' },
    });
    expect(await readFile(file, 'utf8')).toBe(right);
  });
});
