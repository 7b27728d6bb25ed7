import type { ManifestFile } from '../generator/publish/manifest.ts';
import type { Deploy } from './deploy.ts';
import { WrongFiles } from './read-back.ts';

/**
 * Asks for a sample of what was sent, without reading it. Rejects when one is missing or of another size: a
 * store may answer 200 and keep nothing.
 */
export async function askSample(
  { store }: Pick<Deploy, 'store'>,
  files: readonly ManifestFile[],
  keyOf: (file: ManifestFile) => string,
): Promise<void> {
  for (const file of sampleOf(files)) {
    const found = await store.head(keyOf(file));
    if (found?.size !== file.size) throw new WrongFiles([file.path]);
  }
}

/** Returns the first, the middle and the last of some files. */
export function sampleOf(files: readonly ManifestFile[]): readonly ManifestFile[] {
  const rows = new Set([0, Math.floor(files.length / 2), files.length - 1]);
  return files.filter((_, row) => rows.has(row));
}
