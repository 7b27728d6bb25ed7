import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from './running.ts';
import { stagesOf, takenLocksOf } from './sibling-paths.ts';

/**
 * Finds the staging folders and displaced locks beside a folder whose processes have ended:
 * absolute paths.
 */
export async function findAbandoned(folder: string): Promise<readonly string[]> {
  const parent = path.dirname(folder);
  const stages = path.basename(stagesOf(folder));
  const takenLocks = path.basename(takenLocksOf(folder));
  const isAbandoned = (entry: Dirent): boolean => {
    const { name } = entry;
    // Builds never make a link.
    if (name.startsWith(stages)) return entry.isSymbolicLink() || !isOtherRunning(name.slice(stages.length));
    const owner = name.startsWith(takenLocks) ? name.slice(takenLocks.length) : '';
    // Beside a folder "site" there may be an unrelated folder "site.lock".
    return /^\d+$/.test(owner) && !isOtherRunning(owner);
  };
  return (await list(parent)).filter(isAbandoned).map(({ name }) => path.join(parent, name));
}

async function list(folder: string): Promise<readonly Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
}

/** One with our own process id was left by an earlier process. */
function isOtherRunning(id: string): boolean {
  return /^[1-9]\d*$/.test(id) && Number(id) !== process.pid && isRunning(Number(id));
}
