import { appendFile, mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyProject } from '../generator/watch/copy-project.ts';
import { listFiles } from '../support/list-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

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

  // When nobody has started it for a day, the next bundle takes its place.
  await age(bundle);
  await appendFile(path.join(root, 'generator', 'build.ts'), '\n// edited again\n');
  await runBoardwalk(['--help'], {}, root);
  expect(await bundles()).not.toContain(bundle);
});
