import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import { temporaryFolder } from './temporary-folder.ts';

const ownPackages = path.resolve(import.meta.dirname, '../../node_modules');

/** Writes files, given by their path relative to a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [name, contents] of Object.entries(files)) {
    await outputFile(path.join(folder, name), contents);
  }
}

/** A temporary project with these files that finds the packages of this one. */
export async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await temporaryFolder();
  await writeFiles(root, files);
  await symlink(ownPackages, path.join(root, 'node_modules'));
  return root;
}
