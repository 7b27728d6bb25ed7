import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tidyCache } from '../../../generator/steps/remember-build.ts';
import { listFiles } from '../../support/list-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const killed = `log.${'1'.repeat(36)}`;

const kept = [
  ...['bundles-de.log', 'cli-1/cli.js', 'notes.json', 'cms/crawl.log', 'cms/pages.log', 'cms/notes.txt'],
  ...['cms/crawl/journal-1.log', `cms/crawl.${killed}`, 'cms/work/1.json'],
];
it('the cache is rid of what killed builds left long ago', async () => {
  const cacheDir = await temporaryFolder();
  const left = [`bundles-de.${killed}`, `cms/pages.${killed}`];
  await writeFiles(cacheDir, Object.fromEntries([...kept, ...left].map((file) => [file, ''])));
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const file of left) await utimes(path.join(cacheDir, file), twoDaysAgo, twoDaysAgo);
  await tidyCache({ config: { cacheDir }, sourceCache: path.join(cacheDir, 'cms') });
  expect([...(await listFiles(cacheDir))].sort()).toEqual([...kept].sort());
  await tidyCache({ config: { cacheDir }, sourceCache: path.join(cacheDir, 'none') });
});
