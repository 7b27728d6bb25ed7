import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { outputFile } from 'fs-extra/esm';

/** Writes a file so that nobody ever reads half of it: under another name first, then renamed. Makes its folder. */
export async function writeWhole(file: string, contents: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await outputFile(unfinished, contents);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
