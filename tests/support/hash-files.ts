import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.ts';

/** All files below a folder by path, each as a hash of its bytes: two folders are equal when these are. */
export async function hashFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const hashes = (await listFiles(folder)).map(async (file) => {
    const bytes = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
