import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { outputFile } from 'fs-extra/esm';

/**
 * Writes a file atomically: under another name first, then renamed. Creates its folder. `flush`
 * writes the bytes to the disk before the rename, so that a loss of power leaves no file of zeros.
 */
export async function writeWhole(
  file: string,
  contents: string | Uint8Array,
  { flush = false }: { readonly flush?: boolean } = {},
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await outputFile(unfinished, contents, { flush });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
