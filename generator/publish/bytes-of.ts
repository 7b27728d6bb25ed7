import { readFile } from 'node:fs/promises';
import type { OutputFile } from './output-file.ts';

/** Returns the bytes of a file. Rejects as the file system does when `copyOf` cannot be read. */
export async function bytesOf(file: OutputFile): Promise<Buffer> {
  return 'copyOf' in file ? readFile(file.copyOf) : Buffer.from(file.contents);
}
