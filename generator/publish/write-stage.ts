import { constants } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { manifestPath } from '../output/manifest.ts';
import type { OutputFile } from '../output-file.ts';
import { toOutputError } from './output-failure.ts';

/** Files written at once: enough to keep a disk busy, far below a limit of open files. */
const parallelWrites = 32;

/**
 * Writes files into a folder that has none of them yet, the manifest last: a file that is newer than the manifest is not as
 * we wrote it. Throws BuildError 'output' when one fails, after the writes under way have ended.
 */
export async function writeStage(stage: string, files: readonly OutputFile[]): Promise<void> {
  const limit = pLimit({ concurrency: parallelWrites, rejectOnClear: true });
  const folders = new Set(files.map((file) => path.dirname(path.join(stage, file.path))));
  const inParallel = async <Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>) => {
    const started = Array.from(items, (item) =>
      limit(work, item).catch((error: unknown) => {
        limit.clearQueue();
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(started)).find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  };
  await inParallel(folders, (folder) => mkdir(folder, { recursive: true }));
  const isManifest = (file: OutputFile) => file.path === manifestPath;
  await inParallel(
    files.filter((file) => !isManifest(file)),
    (file) => writeFileOf(stage, file),
  );
  await inParallel(files.filter(isManifest), (file) => writeFileOf(stage, file));
}

/** Fails when the file is there already, so nothing is ever written through a link. */
async function writeFileOf(stage: string, file: OutputFile): Promise<void> {
  const target = path.join(stage, file.path);
  try {
    if ('contents' in file) await writeFile(target, file.contents, { flag: 'wx' });
    else await copyFile(file.copyOf, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  } catch (error) {
    throw toOutputError(error, `write ${file.path}`);
  }
}
