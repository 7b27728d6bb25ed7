import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { toOutputError } from '../problems/output-failure.ts';
import { manifestPath } from './manifest.ts';
import { readBeginning } from './read-beginning.ts';

/**
 * The beginning of every manifest that we write, whatever its version: other programs have files of that name. A manifest
 * that was cut short still shows whose folder it is.
 */
const beginning = /^\{\s*"version":\s*\d+,\s*(?:"preview":\s*true,\s*)?"headers":\s*\{/;

/** True for a folder that a build of ours has written. No link in it is followed. Throws BuildError 'output'. */
export async function isOurs(folder: string): Promise<boolean> {
  const file = path.join(folder, manifestPath);
  const parent = await lstat(path.dirname(file)).catch(() => null);
  if (parent?.isDirectory() !== true) return false;
  try {
    return beginning.test(readBeginning(file) ?? '');
  } catch (error) {
    throw toOutputError(error, `read ${file}`);
  }
}
