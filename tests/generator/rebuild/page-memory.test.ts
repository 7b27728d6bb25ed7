import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Problem } from '../../../generator/problems/problem.ts';
import {
  createPageRecords,
  loadPageMemory,
  savePageMemory,
  startPageRecords,
} from '../../../generator/rebuild/page-memory.ts';
import type { PageRecords, RememberedPage } from '../../../generator/rebuild/remembered-page.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function pageOf(name: string): RememberedPage {
  return {
    fingerprint: { template: 'a', assets: 'b', layout: 'c', route: name },
    sha256: 'd',
    islands: [],
    anchors: `main ${'x'.repeat(600)}`,
    used: 'post?all-cut=:0-4',
    versions: 'e',
    listed: { head: { canonical: name }, pictures: [] },
  };
}

const header = { now: '2026-06-13T14:00:00Z', conditions: 'same' };
const paths = Array.from({ length: 40 }, (_, number) => `/news/${number}/`);

async function saved() {
  const file = path.join(await temporaryFolder(), 'pages.log');
  const warnings: Problem[] = [];
  const warn = (problem: Problem): void => void warnings.push(problem);
  const save = (records: PageRecords, names: readonly string[]): void => {
    for (const name of names) records.add(name, pageOf(name));
    savePageMemory(records, header, warn);
  };
  save(startPageRecords(file), paths);
  const load = () => loadPageMemory(file, warn);
  return { file, warnings, load, save };
}

it('a memory that is damaged keeps what was saved before the damage, says which file it is, and is made whole', async () => {
  const { file, warnings, load, save } = await saved();
  const before = await readFile(file);
  save(startPageRecords(file, load().pages), [...paths, '/more/']);
  const bytes = await readFile(file);
  bytes[before.length + 200] = 0;
  await writeFile(file, bytes);
  const { pages, ...found } = load();
  expect(found).toEqual(header);
  expect([pages.size, pages.get('/news/7/')]).toEqual([40, pageOf('/news/7/')]);
  const told = 'The build cache is damaged (pages.log): what it has lost is made again';
  expect(warnings).toEqual([{ message: told }]);
  save(startPageRecords(file, pages), [...paths, '/more/']);
  expect(load().pages.get('/more/')).toEqual(pageOf('/more/'));
  expect(warnings).toHaveLength(1);
});

it.each([
  ['damaged from its beginning', (bytes: Buffer) => bytes.fill(0, 60, 100)],
  ['cut', (bytes: Buffer) => bytes.subarray(0, 1000)],
  ['of something else', () => Buffer.from('something else')],
])('a memory that is %s counts as empty, and says so', async (_, damage) => {
  const { file, warnings, load } = await saved();
  await writeFile(file, damage(await readFile(file)));
  expect(load()).toMatchObject({ now: null, conditions: null, pages: { size: 0 } });
  expect(warnings).toEqual([
    { message: 'The build cache is damaged (pages.log): what it has lost is made again' },
  ]);
});

it.each([
  ['missing', null],
  ['of another version', '{"format":"boardwalk pages","version":10}\n'],
])('a memory that is %s is no news', async (_, text) => {
  const { file, warnings } = await saved();
  if (text !== null) await writeFile(file, text);
  const name = text === null ? `${file}.missing` : file;
  expect(loadPageMemory(name, (problem) => warnings.push(problem)).now).toBeNull();
  expect(warnings).toEqual([]);
});

it('records in memory are kept nowhere', () => {
  const records = createPageRecords();
  records.add('/', pageOf('/'));
  expect(records.get('/')).toEqual(pageOf('/'));
  records.discard();
});
