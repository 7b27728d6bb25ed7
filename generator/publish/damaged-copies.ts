import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import { BuildError } from '../problems/problem.ts';
import { digestOnDisk } from './digest-of.ts';
import type { Digest } from './manifest.ts';

/**
 * Files of the cache that have changed since they were made, by bit rot or a loss of power. None is
 * published.
 */
export class DamagedCopies extends BuildError {
  constructor(readonly files: readonly string[]) {
    const message = `${files.length} files of the picture cache are damaged`;
    super('output', message, [{ message, hint: 'Check the disk, or delete the cache and build again.' }]);
  }
}

/** Throws DamagedCopies for a file of the cache with wrong bytes, whatever its size and time. */
export async function refuseDamaged(file: string, { sha256 }: Digest): Promise<void> {
  if ((await digestOnDisk(file)).sha256 !== sha256) throw new DamagedCopies([file]);
}

/** Files at the same time: while pages are made, each moves on a step with every batch of them. */
const parallelFiles = 32;

/** Runs all tasks, and throws all damaged files in one error. Throws any other error at once. */
export async function gatherDamage(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const limit = pLimit(parallelFiles);
  const found = await Promise.all(
    tasks.map((task) =>
      limit(task).then(
        () => [],
        (error: unknown) => {
          if (!(error instanceof DamagedCopies)) throw error;
          return error.files;
        },
      ),
    ),
  );
  const damaged = found.flat();
  if (damaged.length > 0) throw new DamagedCopies(damaged);
}

/** Removes the files, so that the cache misses them and fetches them again. */
export async function dropDamaged({ files }: DamagedCopies): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
