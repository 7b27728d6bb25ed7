import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { toOutputError } from '../problems/output-failure.ts';
import { BuildError } from '../problems/problem.ts';
import { codeOf } from '../util/code-of.ts';
import { type FoundFile, findFile } from './list-folder.ts';
import type { OutputFile } from './output-file.ts';

/** Folders known to exist: enough for files that come one after the other. */
const knownFolders = 1_000;

/** Files copied at the same time: enough to keep a disk busy, far below a limit of open files. */
const parallelCopies = 32;

/** The staging folder of a new site. Its methods throw BuildError 'output'. */
export interface StageFolder {
  /**
   * Contents are on the disk before the promise is returned, so callers that do not await it hold
   * no memory.
   */
  readonly write: (file: OutputFile) => Promise<void>;
  /** Writes a file in pieces, of which memory holds one. */
  readonly writePieces: (filePath: string, pieces: Iterable<string>) => void;
  /** Returns the disk file for a file that a thread writes. */
  readonly targetOf: (filePath: string) => string;
  /** Links a file of the published site; only checks one that is linked already. */
  readonly keep: (filePath: string, found: FoundFile, isLinked: boolean) => void;
  /** Accepts no more files, and resolves after the running copies. */
  readonly close: () => Promise<void>;
}

export interface StageFolderOptions {
  /** Disk folders. `stage` exists and is empty. */
  readonly stage: string;
  readonly published: string;
}

/**
 * Makes a staging folder. Throws when its path exists, even as a link: files would be written
 * elsewhere.
 */
export function makeStage(stage: string): void {
  mkdirSync(path.dirname(stage), { recursive: true });
  mkdirSync(stage);
}

/**
 * Files in a staging folder are new: writing fails on an existing one, so nothing is ever written
 * through a link.
 */
export function createStageFolder({ stage, published }: StageFolderOptions): StageFolder {
  const folders = new Set<string>();
  const limit = pLimit({ concurrency: parallelCopies, rejectOnClear: true });
  const copies = new Set<Promise<void>>();
  let isOpen = true;

  const targetOf = (filePath: string): string => {
    if (!isOpen) throw new Error('the stage has ended');
    return path.join(stage, filePath);
  };

  const placeFor = (filePath: string): string => {
    const target = targetOf(filePath);
    const folder = path.dirname(target);
    if (folders.has(folder)) return target;
    mkdirSync(folder, { recursive: true });
    if (folders.size >= knownFolders) folders.clear();
    folders.add(folder);
    return target;
  };

  const copy = async (from: string, to: string): Promise<void> => {
    const copying = limit(copyFile, from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    copies.add(copying);
    await copying.finally(() => copies.delete(copying));
  };

  return {
    write: async (file) => {
      try {
        const target = placeFor(file.path);
        if ('contents' in file) writeFileSync(target, file.contents, { flag: 'wx' });
        else await copy(file.copyOf, target);
      } catch (error) {
        throw toOutputError(error, `write ${file.path}`);
      }
    },
    writePieces: (filePath, pieces) => {
      try {
        const descriptor = openSync(placeFor(filePath), 'wx');
        try {
          for (const piece of pieces) writeFileSync(descriptor, piece);
        } finally {
          closeSync(descriptor);
        }
      } catch (error) {
        throw toOutputError(error, `write ${filePath}`);
      }
    },
    targetOf,
    keep: (filePath, found, isLinked) => {
      try {
        if (isLinked) refuseChanged(path.join(published, filePath), found);
        else keepFile({ from: path.join(published, filePath), to: placeFor(filePath), found });
      } catch (error) {
        throw toOutputError(error, `keep ${filePath}`);
      }
    },
    close: async () => {
      isOpen = false;
      limit.clearQueue();
      await Promise.allSettled(copies);
    },
  };
}

/** Error codes of file systems without hard links, or without one for this file. */
const cannotLink = new Set(['EPERM', 'EACCES', 'EMLINK', 'EXDEV', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

interface KeptFile {
  /** Disk files. */
  readonly from: string;
  readonly to: string;
  /** The state of `from` when it was decided to keep it. */
  readonly found: FoundFile;
}

/**
 * Links a published file into a new site, so that its time stays and a sync has nothing to do. Both
 * sites share it until the old one is removed: never write into a published file in place. Throws
 * BuildError 'output' when the file was changed meanwhile.
 * @internal
 */
export function keepFile({ from, to, found }: KeptFile): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!cannotLink.has(codeOf(error) ?? '')) throw error;
    copyKeepingTime(from, to);
  }
  refuseChanged(from, found);
}

/** Throws BuildError 'output' when a file has changed since it was found. */
function refuseChanged(file: string, found: FoundFile): void {
  const now = findFile(file);
  if (now.size !== found.size || now.changedMs !== found.changedMs) throw changedMeanwhile(file);
}

/**
 * Copies a file with the time of its last change. The copy has no link to the file.
 * @internal
 */
export function copyKeepingTime(from: string, to: string): void {
  const { changedMs } = findFile(from);
  copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  utimesSync(to, changedMs / 1000, changedMs / 1000);
}

function changedMeanwhile(file: string): BuildError {
  return new BuildError('output', `${file} was changed during the build`, [
    {
      message: 'Published files must only be written by builds',
      hint: 'Build again: the file is then written again.',
    },
  ]);
}
