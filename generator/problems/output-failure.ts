import { NoProgress } from '../util/await-progress.ts';
import { codeOf, messageOf } from '../util/code-of.ts';
import { BuildError } from './problem.ts';

/** Hint for a process that has as many files and connections open as it may. */
export const openFilesHint = 'Raise the limit for open files (ulimit -n).';

/** True for the system's errors when this process, or the machine, has too many files open. */
export function hasTooManyFiles(code: string | undefined): boolean {
  return code === 'EMFILE' || code === 'ENFILE';
}

/** Hints for errors of the file system, by code. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'Give this user the right to write there, or choose another folder with --out.',
  EPERM: 'Give this user the right to write there, or choose another folder with --out.',
  EROFS: 'The file system is read-only: choose another folder with --out.',
  ENOSPC: 'Free some disk space: the new site is written beside the old one before it replaces it.',
  EDQUOT: 'Free some of the quota: the new site is written beside the old one before it replaces it.',
  EFBIG: 'Raise the limit for the size of files (ulimit -f), or choose another disk with --out.',
  EMFILE: openFilesHint,
  ENFILE: openFilesHint,
  EAGAIN: 'Raise the limit for processes (ulimit -u), or end other programs.',
  EXDEV: 'The output folder is the root of a file system: choose a folder inside it.',
  EBUSY: 'The output folder is in use or the root of a file system: choose a folder inside it.',
  ENAMETOOLONG: 'Shorten the slug of the entry, or choose an output folder with a shorter path.',
};

/** Codes of an exhausted process or disk. */
const exhausted = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE', 'EAGAIN']);

/**
 * Returns the error as the end of a build: a BuildError itself, an exhausted disk or limit, or a wait
 * in which nothing has moved. Null for any other.
 */
export function asBuildError(error: unknown): BuildError | null {
  if (error instanceof BuildError) return error;
  if (error instanceof NoProgress) return stalled(error);
  return exhausted.has(codeOf(error) ?? '') ? toOutputError(error, 'continue') : null;
}

function stalled(cause: NoProgress): BuildError {
  const hint = 'Run it again. If it stops at the same place, report it with this message.';
  return new BuildError('stalled', 'The work has stopped', [{ message: cause.message, hint }], { cause });
}

/** Turns a failed write into a BuildError with a hint. Returns a BuildError unchanged. */
export function toOutputError(error: unknown, doing: string): BuildError {
  if (error instanceof BuildError) return error;
  const code = codeOf(error) ?? 'unknown error';
  const hint = remedies[code] ?? 'Fix the cause, then build again.';
  return new BuildError('output', `Cannot ${doing}: ${code}`, [{ message: messageOf(error), hint }], {
    cause: error,
  });
}
