import { rm } from 'node:fs/promises';
import { BuildError } from '../../problems/problem.ts';

/**
 * Damaged blocks in the cache: bit rot, a loss of power, an edited file. No page is made from them.
 */
export class DamagedBlocks extends BuildError {
  constructor(readonly file: string) {
    const message = 'A file of the saved crawl is damaged';
    super('output', message, [{ message, hint: 'Check the disk, or build again with --fresh.' }]);
  }
}

/** Removes the file, so that the next build reads all content again. */
export async function dropDamagedBlocks({ file }: DamagedBlocks): Promise<void> {
  await rm(file, { force: true });
}
