import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tidyCache } from '../../../generator/steps/remember-build.ts';
import { listFiles } from '../../support/list-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const hash = '0a'.repeat(32);
const killed = `log.${'1'.repeat(36)}`;

const kept = [
  ...['bundles-de.log', 'cli-1/cli.js', 'notes.json', 'cms/crawl.log', 'cms/pages.log', 'cms/notes.txt'],
  ...['cms/crawl/journal-1.log', `cms/crawl.${killed}`, 'cms/work/1.json', `cms/${hash}.json`],
];
const earlier = [
  ...[
    'bundles.json',
    'bundles.log',
    'cms/pages.jsonl',
    'cms/search.jsonl',
    'cms/site.json',
    'cms/builds-a_-b.json',
  ],
  ...['cms/crawl/crawl.json', 'cms/media/0a.json'],
  ...['json', 'jsonl', 'blocks', 'jsonl.1c1e'].map((end) => `cms/crawl/${hash}.${end}`),
];

it('the cache is rid of files of earlier versions, and of what killed builds left long ago', async () => {
  const cacheDir = await temporaryFolder();
  const left = [`bundles-de.${killed}`, `cms/pages.${killed}`];
  await writeFiles(cacheDir, Object.fromEntries([...kept, ...earlier, ...left].map((file) => [file, ''])));
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const file of left) await utimes(path.join(cacheDir, file), twoDaysAgo, twoDaysAgo);
  // Cannot be removed as a file, and does no harm.
  await mkdir(path.join(cacheDir, 'cms', 'pages.json'));
  await tidyCache({ config: { cacheDir }, sourceCache: path.join(cacheDir, 'cms') });
  expect([...(await listFiles(cacheDir))].sort()).toEqual([...kept].sort());
  await tidyCache({ config: { cacheDir }, sourceCache: path.join(cacheDir, 'none') });
});
