import { collisionKey } from '../content/paths.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import { grownArray } from '../util/grown-array.ts';
import { createTextArena } from '../util/text-arena.ts';
import { createTextIndex, type TextIndex } from '../util/text-index.ts';
import { createTextTable } from '../util/text-table.ts';

/** Limits of file systems and of object storage, in bytes. */
const maxSegmentBytes = 255;
const maxPathBytes = 1024;

export interface PathCheck {
  /** Adds a path; false when it cannot be written beside the earlier ones. */
  readonly add: (path: string) => boolean;
  /** Ends the check. Throws BuildError 'content' with all problems found. */
  readonly refuse: () => void;
}

/**
 * Finds files that cannot exist together on every file system and object storage: paths that leave
 * the folder or are too long, two files of one path (ignoring case and Unicode composition), a file
 * where others need a folder. Adds each path that can be written to `paths`. See docs/faults.md#addresses-and-file-names.
 */
export function startPathCheck(paths: TextIndex = createTextIndex()): PathCheck {
  // Undefined at the end: a million paths take 40 MB.
  let taken: Taken | undefined = createTaken(paths);
  // By message: a refused path may be requested again.
  const problems = new Map<string, Problem>();
  return {
    add: (path) => {
      if (taken === undefined) throw new Error(`The path ${path} comes after the check of all paths`);
      const problem = findProblem(path, taken);
      if (problem !== null) problems.set(problem.message, problem);
      return problem === null;
    },
    refuse: () => {
      taken = undefined;
      if (problems.size === 0) return;
      // Pages finish in any order.
      const sorted = [...problems.values()].sort((a, b) => (a.message < b.message ? -1 : 1));
      throw new BuildError('content', 'Some files cannot be written', sorted);
    },
  };
}

/** Keys that cannot be used again; a million take no memory of the JavaScript heap. */
interface Taken {
  readonly what: (key: string) => 'file' | 'folder' | undefined;
  /** Returns the path that took a key: of a file, or the first that needs the folder. */
  readonly pathOf: (key: string) => string | undefined;
  /** Takes a free key for a file. */
  readonly takeFile: (key: string, path: string) => void;
  /** Takes a free key for a folder that the last file needs. */
  readonly takeFolder: (key: string) => void;
}

function createTaken(paths: TextIndex): Taken {
  // Of paths that are not their own keys.
  const otherKeys = createTextArena();
  // By the number of a path: the number of such a key, and 1; 0 for a path that is its own key.
  let others = new Uint32Array(16);
  // By the number of a key: the number of its path, and how much of the path's key it is. A folder is
  // the beginning of the key of the first file that needs it.
  let files = new Uint32Array(16);
  let lengths = new Uint32Array(16);
  let lastFile = 0;

  const fileOf = (number: number) => files[number] as number;
  const wholeKeyOf = (number: number) => {
    const other = others[fileOf(number)] as number;
    return other === 0 ? paths.at(fileOf(number)) : otherKeys.at(other - 1);
  };
  const table = createTextTable(
    (number, key) => lengths[number] === key.length && wholeKeyOf(number).startsWith(key),
  );
  const take = (key: string): void => {
    const number = table.add(key);
    files = grownArray(files, number + 1);
    lengths = grownArray(lengths, number + 1);
    files[number] = lastFile;
    lengths[number] = key.length;
  };
  return {
    what: (key) => {
      const number = table.find(key);
      if (number === undefined) return undefined;
      return lengths[number] === wholeKeyOf(number).length ? 'file' : 'folder';
    },
    pathOf: (key) => {
      const number = table.find(key);
      return number === undefined ? undefined : paths.at(fileOf(number));
    },
    takeFile: (key, path) => {
      lastFile = paths.add(path);
      others = grownArray(others, lastFile + 1);
      others[lastFile] = key === path ? 0 : otherKeys.add(key) + 1;
      take(key);
    },
    takeFolder: take,
  };
}

function findProblem(path: string, taken: Taken): Problem | null {
  const reason = refusePath(path);
  if (reason !== null) {
    return { message: `The file ${JSON.stringify(path)} ${reason}`, hint: 'Change the slug of its entry.' };
  }
  const key = collisionKey(path);
  const other = findOther(key, taken);
  if (other !== undefined) return collision(other, path);
  taken.takeFile(key, path);
  for (const folder of foldersOf(key)) {
    // A path that needed this folder also needed its parents.
    if (taken.what(folder) === 'folder') break;
    taken.takeFolder(folder);
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
function findOther(key: string, taken: Taken): string | undefined {
  const other = taken.pathOf(key);
  if (other !== undefined) return other;
  for (const folder of foldersOf(key)) {
    const what = taken.what(folder);
    // A path that others need as a folder is not a file, and neither are its parents.
    if (what === 'folder') return undefined;
    if (what === 'file') return taken.pathOf(folder);
  }
  return undefined;
}

/** Lists the parent folders of a path, inner ones first. */
function* foldersOf(path: string): Generator<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    yield path.slice(0, end);
}

function collision(first: string, second: string): Problem {
  // The message does not depend on the order.
  const [one, other] = first < second ? [first, second] : [second, first];
  return {
    message:
      first === second
        ? `Two files have the path ${JSON.stringify(first)}`
        : `The files ${JSON.stringify(one)} and ${JSON.stringify(other)} cannot both exist`,
    hint: 'Give one of the entries another slug.',
  };
}
