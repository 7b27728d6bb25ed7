import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { importBundleScripts } from '../support/bundle-scripts.ts';
import { copyProject } from '../support/copy-project.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { bundleDamages, damageBundle } from './bundle-damages.ts';

const dayMs = 24 * 3_600_000;

/** The bundle that this project is started from. */
const ownBundle = path.dirname(inject('workers').render);

let root = '';
beforeAll(async () => {
  root = await makeTemporaryFolder();
  await copyProject(root);
});
afterAll(() => removeFolder(root));

it('a command that is running keeps its bundle while the sources change; one that lost a file is made again, and replaces what nobody started for a day (faults 107)', {
  timeout: 300_000,
}, async () => {
  const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const out = path.join(folder, 'site');
  const cache = path.join(root, 'node_modules', '.cache', 'boardwalk');
  const first = path.basename(ownBundle);
  const bundles = async () => (await readdir(cache)).filter((name) => name.startsWith('cli-'));
  const age = async (name: string) => {
    const old = new Date(Date.now() - 2 * dayMs);
    await utimes(path.join(cache, name), old, old);
  };

  // It holds the folder of the site, so that the next one starts, loads what it needs to wait, and waits.
  const silent = ['generate', '--quiet', '--endpoint', await startSilentCms(), '--out', out];
  const holding = startBoardwalk(silent, { root });
  await until(async () => (await readdir(folder)).includes('.site.lock'));
  expect(await bundles()).toEqual([first]);
  await age(first);
  const where = ['--endpoint', cms.url, '--now', demoNow, '--out', out];
  const running = startBoardwalk(['generate', '--wait', ...where], { root });
  await until(() => running.hasSaid('Waiting for the build'));

  const source = path.join(root, 'generator', 'build.ts');
  const whole = await readFile(source, 'utf8');
  await writeFile(source, `${whole}\nfunction {`);
  expect(await spawnBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 1 });
  expect(await bundles()).toEqual([first]);
  await writeFile(source, `${whole}\n// edited\n`);
  await mkdir(path.join(cache, 'cli-0123456789abcdef'));
  await age('cli-0123456789abcdef');
  expect(await spawnBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 0 });
  expect(await bundles()).toHaveLength(2);
  expect(await bundles()).toContain(first);

  holding.kill('SIGTERM');
  expect(await running.ended).toMatchObject({ end: 0 });
  expect(await listFiles(out)).toContain('index.html');

  const [second = ''] = (await bundles()).filter((name) => name !== first);
  const before = await hashFiles(path.join(cache, second));
  await rm(path.join(cache, second, 'folder-worker.js'));
  await age(first);
  expect(await spawnBoardwalk(['generate', '--help'], {}, root)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await hashFiles(path.join(cache, second))).toEqual(before);
  expect(await bundles()).toEqual([second]);
});

describe('the bundle of the command line', () => {
  it('is whole', async () => {
    const { isWhole } = await importBundleScripts();
    expect(isWhole(ownBundle)).toBe(true);
  });

  it.each(bundleDamages)('is not whole when it has $what (faults 107)', async (damage) => {
    const { isWhole } = await importBundleScripts();
    const bundle = await temporaryFolder();
    await cp(ownBundle, bundle, { recursive: true });
    await damageBundle(bundle, damage);
    expect(isWhole(bundle)).toBe(false);
  });

  it('is another one after an edit that keeps the size and the time of a file', async () => {
    const { hashSources } = await importBundleScripts();
    const file = path.join(root, 'bin', 'define-commands.ts');
    // As images and archives have it.
    const moment = new Date('2026-01-01T00:00:00Z');
    await utimes(file, moment, moment);
    const before = hashSources(root);
    const text = await readFile(file, 'utf8');
    onTestFinished(() => writeFile(file, text));
    await writeFile(file, text.replace("Command('boardwalk')", "Command('boardwolk')"));
    await utimes(file, moment, moment);
    expect(await readFile(file, 'utf8')).not.toBe(text);
    expect(hashSources(root)).not.toBe(before);
  });

  it('is the same one when files have other times and lie elsewhere, as in another checkout', async () => {
    const { hashSources } = await importBundleScripts();
    const before = hashSources(root);
    const checkout = await temporaryFolder();
    const words = ['words', 'search/words'].map((name) => `client-runtime/${name}`);
    const packages = ['package.json', 'package-lock.json'];
    for (const name of [
      'bin',
      'config',
      'extend',
      'generator',
      'sync',
      'hosts',
      'words',
      'demo',
      ...words,
      ...packages,
    ])
      await cp(path.join(root, name), path.join(checkout, name), { recursive: true });
    const moment = new Date('2020-01-01T00:00:00Z');
    for (const name of ['cli.ts', 'open-source.ts'])
      await utimes(path.join(checkout, 'bin', name), moment, moment);
    expect(hashSources(checkout)).toBe(before);
  });
});
