import { readdir, readlink, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { BuildError } from '../problems/problem.ts';
import { isOurs } from './is-ours.ts';
import { previousOf } from './sibling-paths.ts';

export interface OutputFolder {
  /** Absolute, as configured. */
  readonly outDir: string;
  /** The project's folder, absolute. */
  readonly root: string;
}

/**
 * Resolves the output folder with its links, and refuses one where anything else could be lost.
 * Throws BuildError 'output' for the root of the disk, the home folder, the project or their
 * parents, for a link without a target, and for a folder with files that Boardwalk did not write.
 */
export async function resolveOutput({ outDir, root }: OutputFolder): Promise<string> {
  const folder = await resolveLinks(path.resolve(outDir));
  const precious = await Promise.all([root, homedir()].map(resolveLinks));
  if (precious.some((place) => isInside(place, folder))) {
    throw refuse(outDir, 'contains more than the site', 'Choose a separate folder with --out.');
  }
  if (!(await isOurs(folder)) && !(await isEmpty(outDir, folder))) {
    throw refuse(
      outDir,
      'contains files that Boardwalk did not write',
      'Empty it, or choose another folder with --out.',
    );
  }
  return folder;
}

/** Resolves the links of a path whose last parts may not exist yet. */
export async function resolveLinks(place: string): Promise<string> {
  if (await exists(place)) return realpath(place);
  const target = await readlink(place).catch(() => null);
  if (target !== null) {
    const folder = path.resolve(path.dirname(place), target);
    // A build was killed between its two renames: `repair` restores the folder.
    if (await isOurs(previousOf(folder))) return resolveLinks(folder);
    throw refuse(place, 'is a link without a target', 'Remove the link, or create its target.');
  }
  const parent = path.dirname(place);
  return parent === place ? place : path.join(await resolveLinks(parent), path.basename(place));
}

async function exists(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  );
}

async function isEmpty(outDir: string, folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return true;
  if (!found.isDirectory()) throw refuse(outDir, 'is a file', 'Choose a folder with --out.');
  return (await readdir(folder)).length === 0;
}

function isInside(place: string, folder: string): boolean {
  const relative = path.relative(folder, place);
  return (
    relative === '' ||
    (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative))
  );
}

function refuse(outDir: string, reason: string, hint: string): BuildError {
  return new BuildError('output', `The output folder ${outDir} ${reason}`, [
    { message: `Nothing was written to ${outDir}`, hint },
  ]);
}
