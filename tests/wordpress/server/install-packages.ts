import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packagesFolder } from './packages.ts';

/** Installs the packages of WordPress as their lock file says, where that was not done since it was changed. */
export async function installPackages(): Promise<void> {
  const [locked, installed] = await Promise.all([
    changedAt('package-lock.json'),
    changedAt('node_modules/.package-lock.json'),
  ]);
  if (installed > locked) return;
  // Its dependencies need no scripts, and it is to run none. A parent npm hands down the project's `engine-strict`,
  // which would refuse the tool that WordPress comes in on Node 20: only its files are used.
  const install = ['ci', '--ignore-scripts', '--engine-strict=false'];
  await promisify(execFile)('npm', install, { cwd: packagesFolder });
}

/** Tells when a file was changed, in milliseconds; 0 where it is missing. */
async function changedAt(file: string): Promise<number> {
  try {
    return (await stat(path.join(packagesFolder, file))).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
