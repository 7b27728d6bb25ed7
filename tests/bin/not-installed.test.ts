import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it.each([
  ['a checkout', '', 'Run npm ci there'],
  ['a site', 'node_modules/boardwalk', 'Run npm install in the folder of the site'],
])('asks in one line to install in %s where no package is installed', async (_, place, hint) => {
  const root = path.join(await temporaryFolder(), place);
  for (const file of ['bin', 'config/site-folders.mjs', 'config/find-package.mjs'])
    await cp(path.join(projectRoot, file), path.join(root, file), { recursive: true });
  const words = ['words', 'search/words'].map((name) => `client-runtime/${name}`);
  for (const folder of ['config', 'generator', 'sync', 'hosts', 'words', 'demo', ...words])
    await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, 'package-lock.json'), '{}');
  await writeFile(path.join(root, 'package.json'), '{ "engines": { "node": "^20.19.5" } }');
  const command = path.join(root, 'bin', 'boardwalk.mjs');
  const { stderr, status } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' });
  expect(stderr).toBe(
    `✖ A package that Boardwalk needs is not installed in ${root}\n  → ${hint}, then run the command again.\n`,
  );
  expect(status).toBe(6);
});
