import { collisionKey } from '../content/paths.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import type { OutputFile } from './output-file.ts';

/** Limits of file systems and of object storage, in bytes. */
const maxSegmentBytes = 255;
const maxPathBytes = 1024;

/** A file's path, and the file of the site's folder that it comes from. */
type CheckedPath = Pick<OutputFile, 'path' | 'source'>;

export interface PathCheck {
  /** Adds a file; false when it cannot be written beside the earlier ones. */
  readonly add: (file: CheckedPath) => boolean;
  /** Ends the check. Throws BuildError 'content' with all problems found. */
  readonly refuse: () => void;
}

/**
 * Finds files that cannot exist together on every file system and object storage: paths that leave
 * the folder or are too long, two files of one path (ignoring case and Unicode composition), a file
 * where others need a folder. See docs/faults.md#addresses-and-file-names.
 */
export function startPathCheck(): PathCheck {
  const taken = new Map<string, Taken>();
  // By message: a refused path may be requested again.
  const problems = new Map<string, Problem>();
  return {
    add: (file) => {
      const problem = findProblem(file, taken);
      if (problem !== null) problems.set(problem.message, problem);
      return problem === null;
    },
    refuse: () => {
      if (problems.size === 0) return;
      // Pages finish in any order.
      const sorted = [...problems.values()].sort((a, b) => (a.message < b.message ? -1 : 1));
      throw new BuildError('content', 'Some files cannot be written', sorted);
    },
  };
}

/** The file that has taken a key. */
interface Taken extends CheckedPath {
  readonly isFolder: boolean;
}

function findProblem({ path, source }: CheckedPath, taken: Map<string, Taken>): Problem | null {
  const reason = refusePath(path);
  if (reason !== null) {
    const hint = source === undefined ? 'Change the slug of its entry.' : `Rename ${source}.`;
    return { message: `The file ${JSON.stringify(path)} ${reason}`, hint };
  }
  const key = collisionKey(path);
  const other = findOther(key, taken);
  const file = source === undefined ? { path } : { path, source };
  if (other !== undefined) return collision(other, file);
  taken.set(key, { ...file, isFolder: false });
  for (const folder of foldersOf(key)) {
    // A path that needed this folder also needed its parents.
    if (taken.has(folder)) break;
    taken.set(folder, { ...file, isFolder: true });
  }
  return null;
}

/**
 * Plain names that start with a letter, a digit or an underscore: nearly all paths, and always
 * allowed.
 */
const harmless = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

function refusePath(path: string): string | null {
  if (harmless.test(path) && path.length <= maxSegmentBytes) return null;
  const segments = path.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return 'would leave its folder';
  }
  if (/[\p{Cc}\p{Surrogate}\\]/u.test(path)) return 'has a character that is not allowed in file names';
  if (path !== path.normalize('NFC')) return 'is not in Unicode normal form C';
  if (segments.some((segment) => Buffer.byteLength(segment) > maxSegmentBytes)) {
    return `has a name longer than ${maxSegmentBytes} bytes`;
  }
  return Buffer.byteLength(path) > maxPathBytes ? `has a path longer than ${maxPathBytes} bytes` : null;
}

/** Finds a conflicting file: with the same path, below it, or where it needs a folder. */
function findOther(key: string, taken: ReadonlyMap<string, Taken>): Taken | undefined {
  const other = taken.get(key);
  if (other !== undefined) return other;
  for (const folder of foldersOf(key)) {
    const found = taken.get(folder);
    // A path that others need as a folder is not a file, and neither are its parents.
    if (found !== undefined) return found.isFolder ? undefined : found;
  }
  return undefined;
}

/** Lists the parent folders of a path, inner ones first. */
function* foldersOf(path: string): Generator<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    yield path.slice(0, end);
}

function collision(first: CheckedPath, second: CheckedPath): Problem {
  // The message does not depend on the order.
  const [one, other] = [first, second].map(({ path, source }) => JSON.stringify(source ?? path)).sort();
  const own = first.source ?? second.source;
  return {
    message:
      one === other ? `Two files have the path ${one}` : `The files ${one} and ${other} cannot both exist`,
    hint: own === undefined ? 'Give one of the entries another slug.' : `Rename or remove ${own}.`,
  };
}
