import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it('files of the search whose bytes were damaged on the disk are made again, when an edit needs them', async () => {
  const store = smallStore({ posts: 3 });
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const build = async (folder: string) => {
    const site = await openTestSite({ endpoint: cms.url, folder });
    await buildOrFail(site);
    return site.config.outDir;
  };
  const folder = await temporaryFolder();
  const search = path.join(await build(folder), '_assets/search');
  for (const name of await readdir(search)) {
    const file = path.join(search, name);
    const { mtimeMs } = await stat(file);
    const bytes = await readFile(file);
    bytes[bytes.length - 1] = 0x20;
    await writeFile(file, bytes);
    await utimes(file, mtimeMs / 1000 - 1, mtimeMs / 1000 - 1);
  }
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Quay zebra harbour' });
  const [healed, clean] = [await build(folder), await build(await temporaryFolder())];
  const [damaged, right] = [await hashFiles(healed), await hashFiles(clean)];
  expect(damaged['_boardwalk/search.json']).toBe(right['_boardwalk/search.json']);
  const shard = (await readdir(path.join(clean, '_assets/search'))).find((name) => /^z/.test(name));
  expect(damaged[`_assets/search/${shard}`]).toBe(right[`_assets/search/${shard}`]);
});
