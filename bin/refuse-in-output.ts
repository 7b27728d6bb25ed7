import { readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { collisionKey } from '../generator/content/paths.ts';
import { isBuildFile } from '../generator/publish/sibling-paths.ts';

/**
 * Refuses report files inside the output folder, or with names that a build uses beside it: the
 * folder contains nothing but builds. Follows links as writing would. Throws ConfigError with every
 * flag.
 */
export async function refuseInOutput(
  filesByFlag: Readonly<Record<string, string | undefined>>,
  outDir: string,
): Promise<void> {
  const folder = await realPlace(outDir);
  const problems: string[] = [];
  for (const [flag, name] of Object.entries(filesByFlag)) {
    if (name !== undefined && (await isInOutput(await realPlace(path.resolve(name)), folder)))
      problems.push(
        `${flag}: the file ${name} would be in the output folder ${outDir}; choose a place outside it`,
      );
  }
  if (problems.length > 0) throw new ConfigError(problems);
}

/** Returns true for the folder itself, its contents, and the names that a build uses beside it. */
async function isInOutput(place: string, folder: string): Promise<boolean> {
  if (await isSame(place, folder)) return true;
  const parent = path.dirname(place);
  if (parent === place) return false;
  const isBeside = await isSame(parent, path.dirname(folder));
  if (isBeside && isBuildFile(collisionKey(path.basename(place)), collisionKey(path.basename(folder))))
    return true;
  return isInOutput(parent, folder);
}

/**
 * Compares by name, which some disks do regardless of case, and by identity, for folders mounted
 * twice.
 */
async function isSame(one: string, other: string): Promise<boolean> {
  if (collisionKey(one) === collisionKey(other)) return true;
  const [first, second] = await Promise.all([one, other].map((place) => stat(place).catch(() => null)));
  return first != null && second != null && first.ino === second.ino && first.dev === second.dev;
}

/** The number of links in a row that Linux follows. */
const mostLinks = 40;

/** Resolves all links of a path whose last parts, or whose link target, may not exist yet. */
async function realPlace(place: string, links = 0): Promise<string> {
  const found = await realpath(place).catch(() => null);
  if (found !== null || links > mostLinks) return found ?? place;
  const target = await readlink(place).catch(() => null);
  if (target !== null) return realPlace(path.resolve(path.dirname(place), target), links + 1);
  const parent = path.dirname(place);
  return parent === place ? place : path.join(await realPlace(parent, links), path.basename(place));
}
