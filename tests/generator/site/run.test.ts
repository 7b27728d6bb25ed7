import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { BuildError } from '../../../generator/problems/problem.ts';
import { readContent } from '../../../generator/site/read-content.ts';
import { startRun } from '../../../generator/site/run.ts';
import { closeSite } from '../../../generator/site/site.ts';
import { smallStore } from '../../support/random-edits.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';

it('a report has what its own run met, however often and by whom another is asked for before', async () => {
  const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  onTestFinished(() => cms.close());
  const folder = await temporaryFolder();
  const open = () => openTestSite({ endpoint: cms.url, folder, now: () => '2026-06-13T14:00:00.000Z' });
  const first = await open();
  await buildOrFail(first);
  await closeSite(first);
  const saved = path.join(folder, 'cache', 'test', 'crawl.log');
  await writeFile(saved, (await readFile(saved)).subarray(0, -10));

  const site = await open();
  const [run, other] = [startRun(site), startRun(site)];
  await readContent(site, run);
  const failure = new BuildError('usage', 'an end');
  expect(other.failed(failure).warnings).toEqual([]);
  for (const report of [run.failed(failure), run.failed(failure)])
    expect(report.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The saved crawl is not used/),
    ]);
  await closeSite(site);
});
