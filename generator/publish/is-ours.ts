import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { toOutputError } from '../problems/output-failure.ts';
import { manifestPath } from './manifest.ts';
import { readBeginning } from './read-beginning.ts';

/**
 * The beginning of every manifest that Boardwalk writes, in any version: other programs have files
 * of that name. A truncated manifest still identifies the folder.
 */
const beginning = /^\{\s*"version":\s*\d+,\s*(?:"(drafts)":\s*true,\s*)?"headers":\s*\{/;

/** Returns true for a folder that a build has written, under the same conditions as `findSite`. */
export async function isOurs(folder: string): Promise<boolean> {
  return (await findSite(folder)) !== null;
}

/**
 * Finds the site that a build has written into a folder, by the beginning of its manifest: that of
 * a large site is hundreds of MB. Null for any other folder. Follows no link in it. Throws
 * BuildError 'output'.
 */
export async function findSite(folder: string): Promise<{ readonly hasDrafts: boolean } | null> {
  const file = path.join(folder, manifestPath);
  const parent = await lstat(path.dirname(file)).catch(() => null);
  if (parent?.isDirectory() !== true) return null;
  try {
    const found = beginning.exec(readBeginning(file) ?? '');
    return found && { hasDrafts: found[1] !== undefined };
  } catch (error) {
    throw toOutputError(error, `read ${file}`);
  }
}
