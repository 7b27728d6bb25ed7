import { existsSync, renameSync } from 'node:fs';
import { readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { manifestPath } from '../output/manifest.ts';
import { previousOf, stageOf, stagesOf } from './beside.ts';
import { removeFolder, removeFolderNow } from './remove-folder.ts';
import { isOurs } from './resolve-output.ts';
import { isRunning } from './running.ts';

/**
 * Puts the staged site in the place of the old one by two renames in one breath: no signal and no work of ours comes between
 * them. A build that is killed there leaves both sites whole, and `repair` puts the old one back. Node cannot exchange
 * two folders in one step (renameat2), so for some microseconds there is no folder: a reader finds whole files of one site
 * or nothing, never a mixture. Gives the place of the old site, to be removed. faults.md 95, 104 and 105.
 */
export async function swap(stage: string, folder: string): Promise<string> {
  const previous = previousOf(folder);
  await removeFolder(previous);
  if (await isOurs(folder)) exchange(stage, folder, previous);
  else {
    await removeEmpty(folder);
    renameSync(stage, folder);
  }
  return previous;
}

function exchange(stage: string, folder: string, previous: string): void {
  renameSync(folder, previous);
  try {
    renameSync(stage, folder);
  } catch (error) {
    renameSync(previous, folder);
    throw error;
  }
}

/** For a process that ends amid a build: removes what lies beside the folder because of it. */
export function abandon(folder: string): void {
  removeFolderNow(stageOf(folder));
  if (existsSync(path.join(folder, manifestPath))) removeFolderNow(previousOf(folder));
}

/** Sets right what a killed build left: a site that was moved away comes back, abandoned folders go. */
export async function repair(folder: string): Promise<void> {
  const previous = previousOf(folder);
  if ((await isOurs(previous)) && !(await isOurs(folder))) {
    await removeEmpty(folder);
    renameSync(previous, folder);
  }
  await removeFolder(previous);
  for (const stage of await findAbandonedStages(folder)) await removeFolder(stage);
}

/** Fails when the folder is not empty: what is not ours is never removed. */
async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Stages of processes that are gone. One with our own id is an earlier run's: we have not started yet. */
async function findAbandonedStages(folder: string): Promise<string[]> {
  const parent = path.dirname(folder);
  const start = path.basename(stagesOf(folder));
  const names = await readdir(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names
    .filter((name) => name.startsWith(start) && !isOtherRunning(Number(name.slice(start.length))))
    .map((name) => path.join(parent, name));
}

function isOtherRunning(processId: number): boolean {
  return processId !== process.pid && Number.isInteger(processId) && isRunning(processId);
}
