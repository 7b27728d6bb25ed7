import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { outputFile } from 'fs-extra/esm';

/**
 * Replaces a file atomically by the one that `write` creates under another name, in a folder that
 * need not exist. Rejects as `write` and the file system do; then the old file stays.
 */
export async function replaceFile(
  file: string,
  write: (unfinished: string) => void | Promise<void>,
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Writes a file atomically. Creates its folder. `flush` writes the bytes to the disk before the
 * rename, so that a loss of power leaves no file of zeros.
 */
export function writeAtomic(
  file: string,
  contents: string | Uint8Array,
  { flush = false }: { readonly flush?: boolean } = {},
): Promise<void> {
  return replaceFile(file, (unfinished) => outputFile(unfinished, contents, { flush }));
}
