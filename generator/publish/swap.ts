import { type Dirent, existsSync, lstatSync, renameSync } from 'node:fs';
import { readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { toOutputError } from '../problems/output-failure.ts';
import { BuildError } from '../problems/problem.ts';
import { isOurs } from './is-ours.ts';
import { isRunning } from './lock-holder.ts';
import { manifestPath } from './manifest.ts';
import { removeFolder, removeFolderNow } from './remove-folder.ts';
import { type OutputFolder, resolveLinks, resolveOutput } from './resolve-output.ts';
import { previousOf, stageOf, stagesOf, takenLocksOf } from './sibling-paths.ts';
import { makeStage } from './stage-folder.ts';

/**
 * Replaces the old site by the staged one, by two synchronous renames: no signal and no other work
 * comes between them. A build killed there leaves both sites whole, and `repair` restores the old
 * one. Node cannot exchange two folders in one step (renameat2), so for some microseconds there is
 * no folder: a reader finds whole files of one site or nothing, never a mixture. Returns the path
 * of the old site, to be removed.
 */
export async function swap(stage: string, folder: string): Promise<string> {
  const previous = previousOf(folder);
  await removeFolder(previous);
  if (await isOurs(folder)) exchange(stage, folder, previous);
  else {
    await removeEmpty(folder);
    move(stage, folder);
  }
  return previous;
}

function exchange(stage: string, folder: string, previous: string): void {
  renameSync(folder, previous);
  try {
    move(stage, folder);
  } catch (error) {
    renameSync(previous, folder);
    throw error;
  }
}

/** Renames a folder. Fails on a link, through which the site would be elsewhere. */
function move(from: string, to: string): void {
  if (!lstatSync(from).isDirectory()) {
    throw new BuildError('output', `${from} was replaced during the build`, [
      {
        message: 'The folder is not one that Boardwalk wrote',
        hint: 'Find out which program writes there, then build again.',
      },
    ]);
  }
  renameSync(from, to);
}

/** Removes the files of this build beside the folder, for a process that ends during a build. */
export function abandon(folder: string): void {
  removeFolderNow(stageOf(folder));
  if (existsSync(path.join(folder, manifestPath))) removeFolderNow(previousOf(folder));
}

/**
 * Repairs the folder after a killed build: restores a site that was moved away, and removes the
 * rest.
 */
async function repair(folder: string): Promise<void> {
  const previous = previousOf(folder);
  if (isLink(previous)) await removeFolder(previous);
  if ((await isOurs(previous)) && !(await isOurs(folder))) {
    await removeEmpty(folder);
    move(previous, folder);
  }
  await removeFolder(previous);
  for (const left of await findAbandoned(folder)) await removeFolder(left);
}

function isLink(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Fails when the folder is not empty: foreign files are never removed. */
async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Finds the staging folders and displaced locks beside a folder whose processes have ended:
 * absolute paths.
 */
async function findAbandoned(folder: string): Promise<readonly string[]> {
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

/**
 * Repairs the output folder before a build, where a killed build left it half swapped, and checks
 * that it can be written, so that nobody waits for a crawl in vain. Throws BuildError 'output'.
 */
export async function recover({ outDir, root }: OutputFolder): Promise<void> {
  try {
    await repair(await resolveLinks(path.resolve(outDir)));
    const folder = await resolveOutput({ outDir, root });
    const stage = stageOf(folder);
    makeStage(stage);
    await removeFolder(stage);
  } catch (error) {
    throw toOutputError(error, `write to ${outDir}`);
  }
}
