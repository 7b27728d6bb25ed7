import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestFile } from '../generator/publish/manifest.ts';

/** Gives the bytes of a file that the store does not hold yet. */
export type ReadFile = (file: ManifestFile) => Promise<Buffer>;

/** A file that is not as its manifest said when the sync began. */
class ChangedFile extends Error {
  override readonly name = 'ChangedFile';

  constructor(file: string) {
    super(`${file} was changed while the site was being published, perhaps by a watch`);
  }
}

/** Reads files of a folder. Rejects with ChangedFile when the bytes are not those of the manifest. */
export function readFrom(folder: string): ReadFile {
  return async ({ path: file, sha256 }) => {
    const bytes = await readFile(path.join(folder, file));
    if (hash('sha256', bytes, 'hex') !== sha256) throw new ChangedFile(file);
    return bytes;
  };
}
