import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from './running.ts';
import { stagesOf, takenLocksOf } from './sibling-paths.ts';

/** The stages beside a folder, and the locks that were taken away from it, whose processes are gone: absolute places. */
export async function findAbandoned(folder: string): Promise<readonly string[]> {
  const parent = path.dirname(folder);
  const stages = path.basename(stagesOf(folder));
  const takenLocks = path.basename(takenLocksOf(folder));
  const isAbandoned = (entry: Dirent): boolean => {
    const { name } = entry;
    // No build makes a link.
    if (name.startsWith(stages)) return entry.isSymbolicLink() || !isOtherRunning(name.slice(stages.length));
    const owner = name.startsWith(takenLocks) ? name.slice(takenLocks.length) : '';
    // The neighbour of a folder "site" may be a folder "site.lock".
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

/** One of our own id was left by an earlier process: ours come later. */
function isOtherRunning(id: string): boolean {
  return /^[1-9]\d*$/.test(id) && Number(id) !== process.pid && isRunning(Number(id));
}
