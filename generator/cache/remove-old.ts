import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes files of a folder by name that were last written before a moment, in milliseconds since
 * the epoch. Never rejects: files that cannot be removed do no harm.
 */
export async function removeOld(folder: string, name: RegExp, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const found of names.filter((other) => name.test(other))) {
    const file = path.join(folder, found);
    // Its owner may remove it meanwhile.
    const stats = await stat(file).catch(() => null);
    if (stats !== null && stats.mtimeMs < before) await rm(file, { force: true }).catch(() => undefined);
  }
}
