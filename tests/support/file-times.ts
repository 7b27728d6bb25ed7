import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.ts';

/**
 * Returns the time of the last write of each file, in nanoseconds, with its inode: a file that was
 * written again has another.
 */
export async function fileTimes(folder: string): Promise<ReadonlyMap<string, string>> {
  const times = (await listFiles(folder)).map(async (file) => {
    const { mtimeNs, ino } = await stat(path.join(folder, file), { bigint: true });
    return [file, `${mtimeNs} ${ino}`] as const;
  });
  return new Map(await Promise.all(times));
}
