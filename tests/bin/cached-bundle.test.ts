import { appendFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../generator/watch/copy-project.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

/** A file of the bundle, and the damage that it gets. */
const damages: readonly [what: string, file: RegExp, damage: (text: string) => string][] = [
  [
    'a character that is another one',
    /^generate-.*\.js$/,
    (text: string) => text.replace('Waiting', 'Watting'),
  ],
  ['an empty file', /^chunk-.*\.js$/, () => ''],
  ['a file that was cut short', /^cli\.js$/, (text: string) => text.slice(0, 5000)],
  ['a thread that was cut short', /^render-worker\.js$/, (text: string) => text.slice(0, -1)],
  ['no readable list of checksums', /^checksums\.json$/, () => '{'],
  ['a list of checksums without some', /^checksums\.json$/, () => '{}'],
];

const dayMs = 24 * 3_600_000;

it('a command that is running keeps its bundle while the sources change', { timeout: 180_000 }, async () => {
  const folder = await temporaryFolder();
  const [root, out] = [path.join(folder, 'project'), path.join(folder, 'site')];
  await copyProject(root);
  const cache = path.join(root, 'node_modules', '.cache', 'boardwalk');
  const bundles = async () => (await readdir(cache)).filter((name) => name.startsWith('cli-'));
  const age = async (name: string) => {
    const old = new Date(Date.now() - 2 * dayMs);
    await utimes(path.join(cache, name), old, old);
  };

  // It holds the folder of the site, so that the next one starts, loads what it needs to wait, and waits.
  const silent = ['generate', '--quiet', '--endpoint', await startSilentCms(), '--out', out];
  const first = startBoardwalk(silent, { root });
  await until(async () => (await readdir(folder)).includes('.site.lock'));
  const [bundle = ''] = await bundles();
  await age(bundle);
  const running = startBoardwalk(['generate', '--wait', '--out', out], { root });
  await until(() => running.hasSaid('Waiting for the build'));

  await appendFile(path.join(root, 'generator', 'build.ts'), '\n// edited\n');
  await mkdir(path.join(cache, 'cli-0123456789abcdef'));
  await age('cli-0123456789abcdef');
  expect(await runBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 0 });
  expect(await bundles()).toHaveLength(2);
  expect(await bundles()).toContain(bundle);

  first.kill('SIGTERM');
  expect(await running.ended).toMatchObject({ end: 0 });
  expect(await listFiles(out)).toContain('index.html');

  // After a day without a start, the next bundle replaces it.
  await age(bundle);
  await appendFile(path.join(root, 'generator', 'build.ts'), '\n// edited again\n');
  await runBoardwalk(['--help'], {}, root);
  expect(await bundles()).not.toContain(bundle);
});

describe('the bundle of the command line', { timeout: 300_000 }, () => {
  let root = '';
  let bundle = '';
  beforeAll(async () => {
    root = await makeTemporaryFolder();
    await copyProject(root);
    expect(await runBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 0 });
    const cache = path.join(root, 'node_modules', '.cache', 'boardwalk');
    const [name = ''] = (await readdir(cache)).filter((found) => found.startsWith('cli-'));
    bundle = path.join(cache, name);
  });
  afterAll(() => removeFolder(root));

  it.each(sampleOf(damages, 2))('is made again when it has %s (faults 107)', async (_, which, damage) => {
    const before = await hashFiles(bundle);
    const [name = ''] = Object.keys(before).filter((file) => which.test(file));
    const file = path.join(bundle, name);
    const { mtime } = await stat(file);
    await writeFile(file, damage(await readFile(file, 'utf8')));
    await utimes(file, mtime, mtime);
    expect(await hashFiles(bundle)).not.toEqual(before);
    expect(await runBoardwalk(['generate', '--help'], {}, root)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await hashFiles(bundle)).toEqual(before);
  });

  it('is made again when a file is missing, and leaves nothing beside it (faults 107)', async () => {
    const before = await hashFiles(bundle);
    await rm(path.join(bundle, 'folder-worker.js'));
    expect(await runBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 0 });
    expect(await hashFiles(bundle)).toEqual(before);
    expect((await readdir(path.dirname(bundle))).filter((name) => name.startsWith('cli-'))).toEqual([
      path.basename(bundle),
    ]);
  });

  it('is another one after an edit that keeps the size and the time of a file', async () => {
    const file = path.join(root, 'bin', 'cli.ts');
    // As images and archives have it.
    const moment = new Date('2026-01-01T00:00:00Z');
    const versionAs = async (version: string): Promise<string> => {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/version\('0\.1\.\d'\)/, `version('${version}')`));
      await utimes(file, moment, moment);
      return (await runBoardwalk(['--version'], {}, root)).stdout;
    };
    expect(await versionAs('0.1.0')).toBe('0.1.0\n');
    expect(await versionAs('0.1.9')).toBe('0.1.9\n');
  });

  it('is the same one when files have other times, as in another checkout', async () => {
    const cache = path.dirname(bundle);
    await runBoardwalk(['--help'], {}, root);
    const before = await readdir(cache);
    const moment = new Date('2020-01-01T00:00:00Z');
    for (const name of ['cli.ts', 'open-source.ts'])
      await utimes(path.join(root, 'bin', name), moment, moment);
    expect(await runBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 0 });
    expect(await readdir(cache)).toEqual(before);
  });
});
