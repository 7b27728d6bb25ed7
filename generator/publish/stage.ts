import type { Digest, Manifest } from '../output/manifest.ts';
import type { OutputFile } from '../output-file.ts';
import { stageOf } from './beside.ts';
import { type KnownFile, type PublishResult, startNewSite } from './new-site.ts';
import { onExit } from './on-exit.ts';
import { toOutputError } from './output-failure.ts';
import { readPublishedSite } from './published-site.ts';
import { removeFolder } from './remove-folder.ts';
import { type OutputFolder, resolveOutput } from './resolve-output.ts';
import { createStageFolder } from './stage-folder.ts';
import { abandon, swap } from './swap.ts';

/** A new site on its way to the folder. Files come one by one, and their bytes are not held. */
export interface Stage {
  /** The manifest of the published site; null when there is none that we can read. */
  readonly previous: Manifest | null;
  /**
   * Adds a file. One that is published with the same bytes, as it was written, is kept: nothing is written. `digest` is
   * given when it is known. Await each: contents are written at once, copies of files on this disk 32 at a time.
   */
  readonly write: (file: OutputFile, digest?: Digest) => Promise<Digest>;
  /** Adds a file that was not made again. Null when what is published is not that, as it was written: then make it. */
  readonly keep: (file: KnownFile) => Promise<Digest | null>;
  /** Puts the new site in the place of the published one, all or nothing. The stage has ended then, also when it throws. */
  readonly commit: () => Promise<PublishResult>;
  /** Ends the stage and leaves the published site as it is. Does nothing when it has ended. */
  readonly discard: () => Promise<void>;
}

/**
 * Starts a new site beside the published one. Throws BuildError 'output' when the folder is refused. `write` and `commit`
 * throw it when a write fails, `commit` throws 'content' for paths that clash; the published site is untouched then.
 * DESIGN promise 3.
 */
export async function openStage({ outDir, root }: OutputFolder): Promise<Stage> {
  const toError = (error: unknown) => toOutputError(error, `publish to ${outDir}`);
  try {
    const folder = await resolveOutput({ outDir, root });
    const stage = stageOf(folder);
    await removeFolder(stage);
    return await startStage(folder, stage, toError);
  } catch (error) {
    throw toError(error);
  }
}

async function startStage(folder: string, stage: string, toError: (error: unknown) => Error): Promise<Stage> {
  const published = await readPublishedSite(folder);
  const staged = createStageFolder({ stage, published: folder });
  const site = startNewSite(published, staged);
  const forget = onExit(() => abandon(folder));

  const discard = async (): Promise<void> => {
    await staged.close();
    // What cannot be removed now, `recover` removes; a failure that led here is the one to tell.
    await removeFolder(stage).catch(() => undefined);
    forget();
  };
  return {
    previous: published.manifest,
    write: site.write,
    keep: site.keep,
    commit: async () => {
      try {
        const result = await site.complete();
        if (result.isChanged) await swap(stage, folder);
        return result;
      } catch (error) {
        throw toError(error);
      } finally {
        await discard();
      }
    },
    discard,
  };
}
