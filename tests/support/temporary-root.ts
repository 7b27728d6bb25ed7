import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';

/** Hundreds of sites, a few at a time. */
const neededBytes = 3 * 2 ** 30;

/**
 * Returns the folder for temporary files of tests: in memory where that has room, since they write
 * and remove many small files.
 */
export function temporaryRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > neededBytes ? inMemory : tmpdir();
  } catch {
    // Not every system has it.
    return tmpdir();
  }
}
