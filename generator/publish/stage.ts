import { toOutputError } from '../problems/output-failure.ts';
import { awaitLater } from '../problems/settle.ts';
import { startEarlyLinks } from './early-links.ts';
import type { Digest, Manifest, SiteFacts } from './manifest.ts';
import { type KnownFile, type PublishResult, type Reservation, startNewSite } from './new-site.ts';
import { onExit } from './on-exit.ts';
import type { OutputFile } from './output-file.ts';
import { type PublishedSite, readPublishedSite } from './published-site.ts';
import { removeFolder } from './remove-folder.ts';
import { type OutputFolder, resolveOutput } from './resolve-output.ts';
import { stageOf } from './sibling-paths.ts';
import { createStageFolder, makeStage } from './stage-folder.ts';
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
  /**
   * Gives a file a place in the new site, for a thread that writes it itself. Null when its path clashes with another:
   * then `write` it, and `commit` tells.
   */
  readonly reserve: (file: Pick<OutputFile, 'path' | 'class'>) => Reservation | null;
  /**
   * Puts the new site in the place of the published one, all or nothing, with what its manifest says of it as a whole. The
   * stage takes no more files then. What was published before is removed meanwhile: `discard` waits for it.
   */
  readonly commit: (facts?: SiteFacts) => Promise<PublishResult>;
  /** Ends the stage, and removes what it leaves: all of it, when it was not committed. May be called again. */
  readonly discard: () => Promise<void>;
}

/**
 * Starts a new site beside the published one, which may have been read before. Throws BuildError 'output' when the folder
 * is refused. `write` and `commit` throw it when a write fails, `commit` throws 'content' for paths that clash; the
 * published site is untouched then.
 */
export async function openStage(
  output: OutputFolder,
  { found, folderWorker }: StageOptions = {},
): Promise<Stage> {
  const toError = outputErrorOf(output);
  try {
    const { folder, published } = found ?? (await readOutput(output));
    const stage = stageOf(folder);
    await removeFolder(stage);
    makeStage(stage);
    return startStage({ folder, stage, published, folderWorker, toError });
  } catch (error) {
    throw toError(error);
  }
}

export interface StageOptions {
  /** Default: it is read now. */
  readonly found?: FoundOutput;
  /** `folder-worker.ts` as a script, absolute: then links are made in a thread. */
  readonly folderWorker?: string | undefined;
}

/** The output folder as a build finds it. */
export interface FoundOutput {
  /** Links resolved. */
  readonly folder: string;
  readonly published: PublishedSite;
}

/** Reads what is published: for a build that has to wait for other things meanwhile. Throws BuildError 'output'. */
export async function readOutput(output: OutputFolder): Promise<FoundOutput> {
  try {
    const folder = await resolveOutput(output);
    return { folder, published: await readPublishedSite(folder) };
  } catch (error) {
    throw outputErrorOf(output)(error);
  }
}

function outputErrorOf({ outDir }: OutputFolder): (error: unknown) => Error {
  return (error) => toOutputError(error, `publish to ${outDir}`);
}

interface StartStage extends FoundOutput {
  readonly folderWorker: string | undefined;
  readonly stage: string;
  readonly toError: (error: unknown) => Error;
}

function startStage({ folder, stage, published, folderWorker, toError }: StartStage): Stage {
  const staged = createStageFolder({ stage, published: folder });
  const links = startEarlyLinks({ from: folder, to: stage }, folderWorker);
  const site = startNewSite(published, staged, links);
  let clearing: Promise<void> | undefined;
  const forget = onExit(() => {
    links.stop();
    abandon(folder);
  });

  const discard = async (): Promise<void> => {
    await staged.close();
    await clearing?.catch(() => undefined);
    await links.close();
    // What cannot be removed now, `recover` removes; a failure that led here is the one to tell.
    await removeFolder(stage).catch(() => undefined);
    forget();
  };
  return {
    previous: published.manifest,
    write: site.write,
    keep: site.keep,
    reserve: site.reserve,
    commit: async (facts) => {
      try {
        const result = await site.complete(facts);
        if (result.isChanged) {
          const previous = await swap(stage, folder);
          clearing = awaitLater(links.remove(previous) ?? removeFolder(previous));
        }
        return result;
      } catch (error) {
        await discard();
        throw toError(error);
      }
    },
    discard,
  };
}
