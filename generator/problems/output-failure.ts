import { BuildError } from './problem.ts';

/** What a person can do about an error of the file system, by its code. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'give this user the right to write there, or choose another folder with --out',
  EPERM: 'give this user the right to write there, or choose another folder with --out',
  EROFS: 'the file system is read-only: choose another folder with --out',
  ENOSPC: 'make room on the disk: the site is written beside the old one before it takes its place',
  EDQUOT: 'make room in the quota: the site is written beside the old one before it takes its place',
  EFBIG: 'raise the limit of the size of files (ulimit -f), or choose another disk with --out',
  EMFILE: 'raise the limit of open files (ulimit -n)',
  ENFILE: 'raise the limit of open files (ulimit -n)',
  EXDEV: 'the output folder is the root of a file system: choose a folder inside it',
  EBUSY: 'the output folder is the root of a file system or in use: choose a folder inside it',
  ENAMETOOLONG: 'shorten the slug of the entry, or choose an output folder with a shorter path',
};

/** What a process or a disk has no more of, whatever it was needed for. */
const exhausted = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']);

/** What ended a build: an error of ours, or a disk or limit that is used up, wherever that was met. Null for any other. */
export function asBuildError(error: unknown): BuildError | null {
  if (error instanceof BuildError) return error;
  return exhausted.has(codeOf(error)) ? toOutputError(error, 'go on') : null;
}

/** A failed write as the end of the build, with what to do. What is a BuildError already stays as it is. */
export function toOutputError(error: unknown, doing: string): BuildError {
  if (error instanceof BuildError) return error;
  const code = codeOf(error);
  const hint = remedies[code] ?? 'see the cause, then build again';
  return new BuildError('output', `cannot ${doing}: ${code}`, [{ message: describeCause(error), hint }], {
    cause: error,
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

function describeCause(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
