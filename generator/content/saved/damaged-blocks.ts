import { rm } from 'node:fs/promises';
import { BuildError } from '../../problems/problem.ts';

/** Blocks in the cache that are not what was written: bit rot, a loss of power, a file that was edited. No page is made from them. */
export class DamagedBlocks extends BuildError {
  constructor(readonly file: string) {
    const message = 'A file of the saved crawl is damaged';
    super('output', message, [{ message, hint: 'Check the disk, or build again with --fresh.' }]);
  }
}

/** Removes the file: the next build does not find it, and reads all content again. */
export async function dropDamagedBlocks({ file }: DamagedBlocks): Promise<void> {
  await rm(file, { force: true });
}
