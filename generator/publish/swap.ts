import { existsSync, lstatSync, renameSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../problems/problem.ts';
import { findAbandoned } from './find-abandoned.ts';
import { isOurs } from './is-ours.ts';
import { manifestPath } from './manifest.ts';
import { removeFolder, removeFolderNow } from './remove-folder.ts';
import { previousOf, stageOf } from './sibling-paths.ts';

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
export async function repair(folder: string): Promise<void> {
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
