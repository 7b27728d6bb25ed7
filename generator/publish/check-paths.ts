import type { OutputFile } from '../output-file.ts';
import { collisionKey } from '../paths.ts';
import { BuildError, type Problem } from '../problem.ts';

/** Limits of file systems and of object storage, in bytes. */
const maxSegmentBytes = 255;
const maxPathBytes = 1024;

/**
 * Refuses files that could not stand side by side on every file system and object storage: paths that leave the folder
 * or are too long, two files of one path (letters' case and composition aside), a file where others need a folder.
 * Throws BuildError 'content' with all of them. faults.md section 3.
 */
export function checkPaths(files: readonly Pick<OutputFile, 'path'>[]): void {
  const paths = files.map((file) => file.path);
  const problems = [...paths.flatMap(checkPath), ...findCollisions(paths)];
  if (problems.length > 0) throw new BuildError('content', 'some files cannot be written', problems);
}

function checkPath(path: string): Problem[] {
  const reason = refusePath(path);
  return reason === null
    ? []
    : [{ message: `the file ${JSON.stringify(path)} ${reason}`, hint: 'change the slug behind it' }];
}

function refusePath(path: string): string | null {
  const segments = path.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return 'would leave its folder';
  }
  if (/[\p{Cc}\\]/u.test(path)) return 'has a character that no file name may have';
  if (path !== path.normalize('NFC')) return 'is not in Unicode normal form C';
  if (segments.some((segment) => Buffer.byteLength(segment) > maxSegmentBytes)) {
    return `has a name longer than ${maxSegmentBytes} bytes`;
  }
  return Buffer.byteLength(path) > maxPathBytes ? `has a path longer than ${maxPathBytes} bytes` : null;
}

function findCollisions(paths: readonly string[]): Problem[] {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  for (const path of paths) {
    const key = collisionKey(path);
    const other = files.get(key);
    if (other === undefined) files.set(key, path);
    else problems.push(collision(other, path));
  }
  for (const [key, path] of files) {
    const blocking = foldersOf(key).find((folder) => files.has(folder));
    if (blocking !== undefined) problems.push(collision(files.get(blocking) ?? blocking, path));
  }
  return problems;
}

function collision(first: string, second: string): Problem {
  return {
    message:
      first === second
        ? `two files are both ${JSON.stringify(first)}`
        : `the files ${JSON.stringify(first)} and ${JSON.stringify(second)} cannot both exist`,
    hint: 'give one of the entries another slug',
  };
}

function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
