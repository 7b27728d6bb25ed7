import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface FolderListing {
  /** By path relative to the folder, with forward slashes. */
  readonly files: ReadonlyMap<string, FoundFile>;
  /** Relative to the folder, inner ones first. */
  readonly folders: readonly string[];
}

export interface FoundFile {
  /** Bytes; -1 for what is neither file nor folder. */
  readonly size: number;
  readonly changedMs: number;
}

/** Everything in a folder, however deep. Links are listed, never followed. */
export async function listFolder(folder: string): Promise<FolderListing> {
  const files = new Map<string, FoundFile>();
  const folders: string[] = [];
  const visit = async (prefix: string): Promise<void> => {
    const entries = await readdir(path.join(folder, prefix), { withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        const name = prefix + entry.name;
        if (entry.isDirectory()) {
          await visit(`${name}/`);
          folders.push(name);
          return;
        }
        const found = await lstat(path.join(folder, name));
        files.set(name, { size: entry.isFile() ? found.size : -1, changedMs: found.mtimeMs });
      }),
    );
  };
  await visit('');
  return { files, folders };
}
