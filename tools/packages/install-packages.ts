import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Installs the packages of a folder with a `package.json` of its own as its lock file says, unless that was done since the
 * lock file was changed. They are those of one command: a checkout does without them until it is run.
 */
export async function installPackages(folder: string): Promise<void> {
  const [locked, installed] = await Promise.all([
    changedAt(path.join(folder, 'package-lock.json')),
    changedAt(path.join(folder, 'node_modules/.package-lock.json')),
  ]);
  if (installed > locked) return;
  process.stderr.write(`Installing the packages of ${path.relative(process.cwd(), folder)}, once\n`);
  // Their dependencies need no scripts, and are to run none. A parent npm hands down the project's `engine-strict`,
  // which would refuse the tool that WordPress comes in on Node 20: only its files are used.
  const install = ['ci', '--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', install, { cwd: folder });
}

/** Returns when a file was changed, in milliseconds; 0 where it is missing. */
async function changedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
