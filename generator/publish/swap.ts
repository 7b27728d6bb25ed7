import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isOurs } from './resolve-output.ts';

/** Where a site is written before it takes its place: beside the output folder, so that renaming is enough. */
export function stageOf(folder: string): string {
  return beside(folder, `staging-${process.pid}`);
}

/**
 * Puts the staged site in the place of the old one by two renames. A build that is killed between them leaves both whole,
 * and `repair` puts the old one back. faults.md 95 and 104.
 */
export async function swap(stage: string, folder: string): Promise<void> {
  const previous = previousOf(folder);
  await rm(previous, { recursive: true, force: true });
  const hasSite = await isOurs(folder);
  if (hasSite) await rename(folder, previous);
  else await removeEmpty(folder);
  try {
    await rename(stage, folder);
  } catch (error) {
    if (hasSite) await rename(previous, folder);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

/** Sets right what a killed build left: a site that was moved away comes back, abandoned folders go. */
export async function repair(folder: string): Promise<void> {
  const previous = previousOf(folder);
  if ((await isOurs(previous)) && !(await isOurs(folder))) {
    await removeEmpty(folder);
    await rename(previous, folder);
  }
  await rm(previous, { recursive: true, force: true });
  for (const stage of await findAbandonedStages(folder)) await rm(stage, { recursive: true, force: true });
}

function previousOf(folder: string): string {
  return beside(folder, 'previous');
}

function beside(folder: string, suffix: string): string {
  return path.join(path.dirname(folder), `.${path.basename(folder)}.${suffix}`);
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
  const start = `${path.basename(beside(folder, 'staging'))}-`;
  const names = await readdir(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names
    .filter((name) => name.startsWith(start) && !isOtherRunning(Number(name.slice(start.length))))
    .map((name) => path.join(parent, name));
}

function isOtherRunning(processId: number): boolean {
  if (processId === process.pid || !Number.isInteger(processId)) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
