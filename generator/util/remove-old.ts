import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes files of a folder by their names, as far as they were last written before a moment, in milliseconds since the epoch. Never
 * rejects: what cannot be removed takes room, and does no harm.
 */
export async function removeOld(folder: string, name: RegExp, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const found of names.filter((other) => name.test(other))) {
    const file = path.join(folder, found);
    // Whoever it belongs to may remove it meanwhile.
    const stats = await stat(file).catch(() => null);
    if (stats !== null && stats.mtimeMs < before) await rm(file, { force: true }).catch(() => undefined);
  }
}
