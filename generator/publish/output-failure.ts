import { BuildError } from '../problem.ts';

/** What a person can do about an error of the file system, by its code. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'give this user the right to write there, or choose another folder with --out',
  EPERM: 'give this user the right to write there, or choose another folder with --out',
  EROFS: 'the file system is read-only: choose another folder with --out',
  ENOSPC: 'make room on the disk: the site is written beside the old one before it takes its place',
  EDQUOT: 'make room in the quota: the site is written beside the old one before it takes its place',
  EMFILE: 'raise the limit of open files (ulimit -n)',
  ENFILE: 'raise the limit of open files (ulimit -n)',
  EXDEV: 'the output folder is the root of a file system: choose a folder inside it',
  EBUSY: 'the output folder is the root of a file system or in use: choose a folder inside it',
  ENAMETOOLONG: 'shorten the slug of the entry, or choose an output folder with a shorter path',
};

/** A failed write as the end of the build, with what to do. What is a BuildError already stays as it is. */
export function toOutputError(error: unknown, doing: string): BuildError {
  if (error instanceof BuildError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  const hint = remedies[code] ?? 'see the cause, then build again';
  return new BuildError('output', `cannot ${doing}: ${code}`, [{ message: describeCause(error), hint }], {
    cause: error,
  });
}

function describeCause(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
