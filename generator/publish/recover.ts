import path from 'node:path';
import { toOutputError } from '../problems/output-failure.ts';
import { removeFolder } from './remove-folder.ts';
import { type OutputFolder, resolveLinks, resolveOutput } from './resolve-output.ts';
import { stageOf } from './sibling-paths.ts';
import { makeStage } from './stage-folder.ts';
import { repair } from './swap.ts';

/**
 * Repairs the output folder before a build, where a killed build left it half swapped, and checks
 * that it can be written, so that nobody waits for a crawl in vain. Throws BuildError 'output'.
 */
export async function recover({ outDir, root }: OutputFolder): Promise<void> {
  try {
    await repair(await resolveLinks(path.resolve(outDir)));
    const folder = await resolveOutput({ outDir, root });
    const stage = stageOf(folder);
    makeStage(stage);
    await removeFolder(stage);
  } catch (error) {
    throw toOutputError(error, `write to ${outDir}`);
  }
}
