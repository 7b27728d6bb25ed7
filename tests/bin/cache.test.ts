import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { cacheOf } from '../../tools/soak/cache-of.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

let folder = '';
let cms: DemoCms;
let cache = '';
let name = '';

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  cache = cacheOf(projectRoot, cms.url);
  name = path.basename(cache);
  const out = path.join(folder, 'site');
  const { exitCode, stderr } = await runBoardwalk(['generate', '--endpoint', cms.url, '--out', out]);
  expect(exitCode, stderr).toBe(0);
});
afterAll(async () => {
  await cms.close();
  await removeFolder(cache);
  await removeFolder(folder);
});

const show = (...key: readonly string[]) => runBoardwalk(['cache', 'show', ...key]);

it('boardwalk cache show lists what is kept, with sizes', async () => {
  const { exitCode, stdout } = await show();
  expect(exitCode).toBe(0);
  const lines = stdout.split('\n').filter((line) => line.startsWith(`${name}/`));
  for (const line of lines) expect(line).toMatch(/^\S+\/[\w-]+:.+ \d+ bytes$/);
  expect(lines.some((line) => line.startsWith(`${name}/pages:/news/`))).toBe(true);
  expect(lines.some((line) => /\/search:\/news\/\S+ /.test(line))).toBe(true);
  for (const kind of ['post', 'event', 'media'])
    expect(lines.some((line) => line.startsWith(`${name}/crawl:${kind} `))).toBe(true);
  expect(lines).toEqual([...lines].sort());
});

it('boardwalk cache show KEY prints what is kept of a page as JSON, and where it lies', async () => {
  const { exitCode, stdout, stderr } = await show(`${name}/pages:/news/`);
  expect(exitCode, stderr).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(stderr).toMatch(/\/pages, \d+ bytes\n/);
  const { stderr: all } = await show('/news/');
  expect(all).toContain(`${name}/pages, `);
});

it('boardwalk cache show KEY prints a row of the content', async () => {
  const key = /\/(crawl:event \d+) /.exec((await show()).stdout)?.[1];
  const { exitCode, stdout, stderr } = await show(`${name}/${key}`);
  expect(exitCode, stderr).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    hash: expect.any(String),
    item: { entry: { kind: 'event', slug: expect.any(String), fields: { price: expect.any(String) } } },
  });
});

it('boardwalk cache show says that nothing is kept under a key, and which files it cannot read', async () => {
  const { exitCode, stderr } = await show('/no/such\u001b page/');
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: expect.stringMatching(/\/no\/such. page\/: nothing is kept under this key; boardwalk cache show/),
  });
  await writeFile(path.join(cache, 'search.log'), '{"format":"boardwalk search","version":10}\n');
  const { stderr: told } = await show(`${name}/pages:/news/`);
  expect(told).toContain(`${name}/search is not read: another version of the generator made it`);
});
