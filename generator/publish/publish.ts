import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { manifestPath } from '../output/manifest.ts';
import type { OutputFile } from '../output-file.ts';
import { stageOf } from './beside.ts';
import type { PublishResult } from './new-site.ts';
import { toOutputError } from './output-failure.ts';
import { removeFolder } from './remove-folder.ts';
import { type OutputFolder, resolveLinks, resolveOutput } from './resolve-output.ts';
import { openStage } from './stage.ts';
import { repair } from './swap.ts';

export interface PublishInput extends OutputFolder {
  /** Every file of the site. */
  readonly files: readonly OutputFile[];
}

/** Makes the output folder hold exactly these files and their manifest, all or nothing: `openStage` for files at hand. */
export async function publish({ files, outDir, root }: PublishInput): Promise<PublishResult> {
  const stage = await openStage({ outDir, root });
  try {
    const others = files.filter(({ path }) => path !== manifestPath);
    await Promise.all(others.map((file) => stage.write(file)));
    return await stage.commit();
  } finally {
    await stage.discard();
  }
}

/**
 * Before a build: makes the output folder whole again where a killed build left it half swapped, and checks that a site
 * could be written, so that nobody waits for a crawl in vain. Throws BuildError 'output'.
 */
export async function recover({ outDir, root }: OutputFolder): Promise<void> {
  try {
    await repair(await resolveLinks(path.resolve(outDir)));
    const folder = await resolveOutput({ outDir, root });
    const stage = stageOf(folder);
    await mkdir(stage, { recursive: true });
    await removeFolder(stage);
  } catch (error) {
    throw toOutputError(error, `write to ${outDir}`);
  }
}
