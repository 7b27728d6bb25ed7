import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startPageRecords } from '../../../generator/rebuild/page-memory.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const [killed, younger, folder] = ['1', '2', '3'].map((digit) => `pages.jsonl.${digit.repeat(36)}`) as [
  string,
  string,
  string,
];
const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;

it('records of pages begin without what a killed build left long ago, as far as it can be removed', async () => {
  const cache = await temporaryFolder();
  for (const file of [killed, younger, 'pages.jsonl']) await writeFile(path.join(cache, file), '');
  await mkdir(path.join(cache, folder));
  for (const old of [killed, folder, 'pages.jsonl'])
    await utimes(path.join(cache, old), twoDaysAgo, twoDaysAgo);

  const records = await startPageRecords(path.join(cache, 'pages.jsonl'));
  expect((await readdir(cache)).sort()).toEqual(['pages.jsonl', younger, folder]);
  records.discard();
});
