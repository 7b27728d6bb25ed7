import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { toOutputError } from '../problems/output-failure.ts';
import { manifestPath } from './manifest.ts';
import { readBeginning } from './read-beginning.ts';

/**
 * The beginning of every manifest that Boardwalk writes, in any version: other programs have files
 * of that name. A truncated manifest still identifies the folder.
 */
const beginning = /^\{\s*"version":\s*\d+,\s*(?:"(?:drafts|preview)":\s*true,\s*)?"headers":\s*\{/;

/**
 * Returns true for a folder that a build has written. Follows no link in it. Throws BuildError
 * 'output'.
 */
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
