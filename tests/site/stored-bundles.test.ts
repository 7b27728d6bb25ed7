import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { closeSite } from '../../generator/site/site.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it('a build uses the bundles of the last process, and makes none of its own', async () => {
  const store = smallStore({ posts: 3 });
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const stored = path.join(folder, 'cache', 'bundles-en-US.log');
  const build = async () => {
    const site = await openTestSite({ endpoint: cms.url, folder, bundler: 'own' });
    const { report } = await buildOrFail(site);
    await closeSite(site);
    return report;
  };
  await build();
  // Whoever bundles stores the bundles.
  const { mtimeMs } = await stat(stored);
  expect((await build()).rebuilt?.rendered).toBe(0);
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Come and see' });
  expect((await build()).rebuilt?.rendered).toBeGreaterThan(0);
  expect((await stat(stored)).mtimeMs).toBe(mtimeMs);
});
