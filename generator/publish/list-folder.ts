import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createPauses } from '../util/pauses.ts';

/** Every file in a folder, by its path relative to it, with forward slashes. */
export type FolderListing = ReadonlyMap<string, FoundFile>;

export interface FoundFile {
  /** Bytes; -1 for anything other than a file or folder. */
  readonly size: number;
  readonly changedMs: number;
}

/**
 * Lists all files in a folder, at any depth; none when the folder is missing. Lists links, but
 * never follows them. `onFolder` gets the path of each folder before it is read, `.` for the first.
 */
export async function listFolder(
  folder: string,
  onFolder: (name: string) => void = () => undefined,
): Promise<FolderListing> {
  const listing = new Map<string, FoundFile>();
  const pause = createPauses();
  const visit = async (prefix: string): Promise<void> => {
    onFolder(prefix === '' ? '.' : prefix.slice(0, -1));
    for (const entry of readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
      const name = prefix + entry.name;
      if (entry.isDirectory()) await visit(`${name}/`);
      else listing.set(name, findFile(path.join(folder, name)));
    }
    await pause();
  };
  await visit('');
  return listing;
}

/** Throws when the file is missing. */
export function findFile(file: string): FoundFile {
  const found = lstatSync(file);
  return { size: found.isFile() ? found.size : -1, changedMs: found.mtimeMs };
}
