import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import { copyProject } from '../support/copy-project.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';

export interface PreparedSite {
  /** The variables that submit.sh needs. */
  readonly env: Readonly<Record<'SITE' | 'CONTENT' | 'STORE' | 'SECRET_FILE', string>>;
  /** The folder that the merge writes. */
  readonly merged: string;
  /** The folder of the same site, made on one machine. */
  readonly oneMachine: string;
}

/**
 * Prepares, in a folder, a project without any cache for the shards, the content of a CMS in a file, and the site that
 * one machine has made of it.
 */
export async function prepareSite(folder: string, endpoint: string): Promise<PreparedSite> {
  const [SITE, one] = [path.join(folder, 'site'), path.join(folder, 'one')];
  for (const project of [SITE, one]) await copyProject(project);
  // Pictures are what shards are for.
  await rm(path.join(SITE, 'node_modules', '.cache'), { recursive: true });

  const CONTENT = path.join(folder, 'content.json');
  const STORE = path.join(folder, 'store');
  const SECRET_FILE = path.join(folder, 'secret');
  const args = ['generate', '--endpoint', endpoint, '--now', demoNow, '--save-content', CONTENT];
  const { exitCode, stderr } = await spawnBoardwalk(args, {}, one);
  if (exitCode !== 0) throw new Error(`The site of one machine ended with ${exitCode}: ${stderr}`);
  await mkdir(STORE);
  await writeFile(SECRET_FILE, `${'a secret of the test '.repeat(2)}\n`, { mode: 0o600 });
  return {
    env: { SITE, CONTENT, STORE, SECRET_FILE },
    merged: path.join(SITE, 'dist'),
    oneMachine: path.join(one, 'dist'),
  };
}
