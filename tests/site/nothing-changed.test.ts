import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { fileTimes } from '../support/file-times.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

/** A small pier for builds as in separate processes: each build opens the site again. */
async function startPier() {
  const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const open = (isFresh: boolean) => openTestSite({ endpoint: cms.url, folder, isFresh });
  const { config } = await open(false);
  const report = async ({ isFresh = false } = {}) => (await buildOrFail(await open(isFresh))).report;
  /** Memory of the pages, in the cache of the one CMS. */
  const remembered = async () =>
    path.join(
      config.cacheDir,
      ...(await listFiles(config.cacheDir)).filter((name) => name.endsWith('pages.log')),
    );
  return { out: config.outDir, remembered, report };
}

it('a second build makes no page and touches no file; a fresh one makes them all', async () => {
  const { out, report } = await startPier();
  const first = await report();
  const before = await fileTimes(out);
  const second = await report();
  const nextChange = first.rebuilt?.nextChange;
  expect(nextChange).toBeDefined();
  expect(second.rebuilt).toMatchObject({ written: 0, rendered: 0, nextChange });
  const { pages, files, bytes, warnings } = first;
  expect(second).toMatchObject({ pages, files, bytes, warnings });
  expect(Object.keys(second.stages)).not.toContain('render');
  expect(Object.keys((await report({ isFresh: true })).stages)).toContain('render');
  expect(await fileTimes(out)).toEqual(before);
});

it('a build that makes nothing reads nothing of what is remembered of the pages', async () => {
  const { remembered, report } = await startPier();
  const { warnings } = await report();
  await writeFile(await remembered(), 'damaged');
  expect((await report()).warnings).toEqual(warnings);
  expect(JSON.stringify((await report({ isFresh: true })).warnings)).toContain('build cache is damaged');
});
