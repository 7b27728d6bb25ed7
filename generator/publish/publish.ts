import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { manifestPath } from '../output/manifest.ts';
import { parseManifest } from '../output/read-manifest.ts';
import type { OutputFile } from '../output-file.ts';
import { checkPaths } from './check-paths.ts';
import { isPublished, type NewSite } from './is-published.ts';
import { toOutputError } from './output-failure.ts';
import { type OutputFolder, resolveLinks, resolveOutput } from './resolve-output.ts';
import { repair, stageOf, swap } from './swap.ts';
import { writeStage } from './write-stage.ts';

export interface PublishInput extends OutputFolder {
  /** Every file of the site, its manifest among them. */
  readonly files: readonly OutputFile[];
}

/**
 * Makes the output folder hold exactly these files, all or nothing: they are written beside it and take its place when
 * all of them are there. A folder that holds them already is left alone. Resolves to whether anything was written.
 * Throws BuildError 'content' for paths that clash, 'output' when the folder is refused or a write fails; then the previous
 * site is untouched. DESIGN promise 3.
 */
export async function publish({
  files,
  outDir,
  root,
}: PublishInput): Promise<{ readonly isChanged: boolean }> {
  checkPaths(files);
  const folder = await resolveOutput({ outDir, root });
  const site = readNewSite(files);
  if (await isPublished(folder, site)) return { isChanged: false };
  const stage = stageOf(folder);
  try {
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { recursive: true });
    await writeStage(stage, files);
    await swap(stage, folder);
  } catch (error) {
    // What cannot be removed now, `recover` removes; the failure that led here is the one to tell.
    await rm(stage, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    throw toOutputError(error, `publish to ${outDir}`);
  }
  return { isChanged: true };
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
    await rm(stage, { recursive: true });
  } catch (error) {
    throw toOutputError(error, `write to ${outDir}`);
  }
}

function readNewSite(files: readonly OutputFile[]): NewSite {
  const file = files.find(({ path }) => path === manifestPath);
  const manifestText = file !== undefined && 'contents' in file ? Buffer.from(file.contents).toString() : '';
  const manifest = parseManifest(manifestText);
  if (manifest === null) throw new Error('a site is published with its manifest');
  return { manifest, manifestText };
}
