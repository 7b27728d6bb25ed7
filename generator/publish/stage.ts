import { toOutputError } from '../problems/output-failure.ts';
import { awaitLater } from '../problems/settle.ts';
import { refuseForeign } from './find-foreign.ts';
import { saveKnownFolder } from './known-folder.ts';
import { startLinkWorker } from './link-worker.ts';
import type { ManifestFacts, SiteFacts } from './manifest.ts';
import { type NewSite, type PublishResult, startNewSite } from './new-site.ts';
import { onExit } from './on-exit.ts';
import { type PublishedSite, readPublishedSite } from './published-site.ts';
import { removeFolder } from './remove-folder.ts';
import { type OutputFolder, resolveOutput } from './resolve-output.ts';
import { stageOf } from './sibling-paths.ts';
import { createStageFolder, makeStage } from './stage-folder.ts';
import { abandon, swap } from './swap.ts';

/**
 * A new site before it is published. Files arrive one by one, and their bytes are not held in
 * memory.
 */
export interface Stage extends Pick<NewSite, 'write' | 'keep' | 'reserve'> {
  /** The manifest of the published site; null when it is missing or cannot be read. */
  readonly previous: ManifestFacts | null;
  /**
   * Replaces the published site by the new one, atomically, with facts for its manifest. Accepts no
   * more files. The old site is removed in the background: `discard` waits for it.
   */
  readonly commit: (facts?: SiteFacts) => Promise<PublishResult>;
  /**
   * Ends the stage, and removes its files, all of them when it was not committed. May be called
   * again.
   */
  readonly discard: () => Promise<void>;
}

/**
 * Starts a new site beside the published one, which may have been read before. Throws BuildError
 * 'output' when the folder is refused. `write` and `commit` throw it when a write fails, `commit`
 * throws 'content' for conflicting paths; the published site stays untouched.
 */
export async function openStage(
  output: OutputFolder,
  { found, folderWorker, known }: StageOptions = {},
): Promise<Stage> {
  const { folder, published } = found ?? (await readOutput(output, known));
  const stage = stageOf(folder);
  try {
    await removeFolder(stage);
    makeStage(stage);
  } catch (error) {
    throw toOutputError(error, `publish to ${output.outDir}`);
  }
  const staged = createStageFolder({ stage, published: folder });
  const links = startLinkWorker({ from: folder, to: stage }, folderWorker);
  const site = startNewSite(published, staged, links);
  let clearing: Promise<unknown> | undefined;
  const forget = onExit(() => {
    links.stop();
    abandon(folder);
  });

  const discard = async (): Promise<void> => {
    await staged.close();
    await clearing?.catch(() => undefined);
    await links.close();
    // `recover` removes the rest later; the failure that led here is the one to report.
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
        const { manifest: manifestHash, isChanged } = result;
        if (known !== undefined && isChanged)
          // Before anybody else knows the folder, which stays the same when it is renamed.
          await saveKnownFolder(known, stage, { manifestHash, files: site.left(stage) });
        if (isChanged) {
          const previous = await swap(stage, folder);
          clearing = awaitLater<unknown>(links.remove(previous) ?? removeFolder(previous));
        }
        if (known !== undefined && !isChanged && !published.isAsLeft) {
          const { folders } = published;
          await saveKnownFolder(known, folder, { manifestHash, folders, files: site.left(folder) });
        }
        return result;
      } catch (error) {
        await discard();
        throw toOutputError(error, `publish to ${output.outDir}`);
      }
    },
    discard,
  };
}

export interface StageOptions {
  /** Default: read now. */
  readonly found?: FoundOutput;
  /** `folder-worker.ts` as a script, absolute: makes links in a thread. */
  readonly folderWorker?: string | undefined;
  /** The file that tells the next build how this one leaves the folder. */
  readonly known?: string;
}

/** The output folder at the start of a build. */
export interface FoundOutput {
  /** Links resolved. */
  readonly folder: string;
  readonly published: PublishedSite;
}

/**
 * Reads the published site early, for a build that has to wait for other things meanwhile. `known`: the file that tells
 * how the last build has left it. Throws BuildError 'output'.
 */
export async function readOutput(output: OutputFolder, known?: string): Promise<FoundOutput> {
  try {
    const folder = await resolveOutput(output);
    const published = await readPublishedSite(folder, known);
    refuseForeign(output.outDir, published.foreign);
    return { folder, published };
  } catch (error) {
    throw toOutputError(error, `publish to ${output.outDir}`);
  }
}
