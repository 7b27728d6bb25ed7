import { constants, copyFileSync, linkSync, utimesSync } from 'node:fs';
import { BuildError } from '../problems/problem.ts';
import { codeOf } from '../util/code-of.ts';
import { type FoundFile, findFile } from './list-folder.ts';

/** Error codes of file systems without hard links, or without one for this file. */
const cannotLink = new Set(['EPERM', 'EACCES', 'EMLINK', 'EXDEV', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

export interface KeptFile {
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
export function refuseChanged(file: string, found: FoundFile): void {
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
