import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { checkTitles } from '../../generator/checks/check-titles.ts';
import { saveContent } from '../../generator/content/saved/content-file.ts';
import { readContent } from '../../generator/site/read-content.ts';
import type { Report } from '../../generator/site/report.ts';
import { startRun } from '../../generator/site/run.ts';
import { closeSite } from '../../generator/site/site.ts';
import { makeShard } from '../../generator/work/make-shard.ts';
import { asNode, withEntries } from '../support/content-of-entries.ts';
import { hashFiles } from '../support/hash-files.ts';
import { openSharedSite } from '../support/shared-site.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';
import { wordpressEntries } from '../support/wordpress-entries.ts';

/** Their pictures are not on this machine, and some links lead nowhere. */
const settings = {
  checks: Object.fromEntries(Object.keys(checkTitles).map((name) => [name, 'warn'])),
};

/** Entries of WordPress, made by shards. */
describe('shards of entries of WordPress', () => {
  let folder: string;
  let cms: DemoCms;
  let contentFile: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({ plugins: { seo: true, boardwalk: true } });
    const options = { endpoint: cms.url, folder: path.join(folder, 'demo'), now: () => demoNow };
    const demo = await openTestSite({ ...options, bundler: await bundleOnce() });
    const { content } = await readContent(demo, startRun(demo));
    await closeSite(demo);
    contentFile = path.join(folder, 'content');
    const nodes = wordpressEntries.map((entry) => asNode(entry, cms));
    await saveContent(contentFile, withEntries(content, nodes, cms));
  });
  afterAll(async () => {
    await cms?.close();
    await removeFolder(folder);
  });

  const open = async (machine: string, store: string) =>
    openSharedSite({
      ...{ contentFile, settings, now: demoNow, bundler: await bundleOnce() },
      machine: path.join(folder, machine),
      store: path.join(folder, store),
      mediaOrigin: new URL(cms.url).origin,
    });

  const merge = async (machine: string, store: string) => {
    const site = await open(machine, store);
    const { report } = await buildOrFail(site);
    return { report, files: await hashFiles(site.config.outDir) };
  };

  it('and their merge make the bytes and the warnings of one machine, which has nothing to make', async () => {
    const wanted = await merge('one', 'empty');
    expect(wanted.report.rebuilt?.made).toBeGreaterThan(wordpressEntries.length);
    for (const index of [0, 1]) {
      const { failure } = await makeShard(await open(`shard-${index}`, 'shared'), { index, total: 2 });
      expect(failure).toBeUndefined();
    }
    const merged = await merge('merge', 'shared');
    expect(merged.files).toEqual(wanted.files);
    expect(merged.report.rebuilt?.made).toBe(0);
    expect(toldBy(merged.report)).toEqual(toldBy(wanted.report));
  });
});

function toldBy({ warnings }: Report): readonly string[] {
  return warnings.map((warning) => JSON.stringify(warning)).sort();
}
