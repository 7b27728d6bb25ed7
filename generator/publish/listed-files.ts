import { grownArray } from '../util/grown-array.ts';
import type { LazyList } from '../util/lazy-list.ts';
import { createTextIndex, type TextIndex } from '../util/text-index.ts';
import type { ManifestFile } from './manifest.ts';

/** A file of a manifest, without its digest. */
export type ListedFile = Pick<ManifestFile, 'path' | 'class' | 'headers'>;

/**
 * Files in the order in which they were added, and by path: 12 bytes each and the path, outside the
 * JavaScript heap. Files of one kind share their headers.
 */
export interface ListedFiles extends LazyList<ListedFile> {
  /** The paths: those of other lists may be among them. */
  readonly paths: TextIndex;
  /** Adds a file and returns its row; a later one of the same path takes the row of the former. */
  readonly add: (file: ListedFile) => number;
  readonly rowOf: (path: string) => number | undefined;
  /** Returns the number of a row's path. */
  readonly numberAt: (row: number) => number;
  readonly at: (row: number) => ListedFile;
  readonly has: (path: string) => boolean;
  readonly get: (path: string) => ListedFile | undefined;
}

/** `paths`: shared with other lists, which mostly have the same. */
export function createListedFiles(paths: TextIndex = createTextIndex()): ListedFiles {
  const { kindOf, kindAt } = createKinds();
  let length = 0;
  let numbers = new Uint32Array(16);
  let kinds = new Uint32Array(16);
  // By the number of a path: its row, and 1; 0 for no file.
  let rows = new Uint32Array(16);

  const rowOf = (path: string): number | undefined => {
    const number = paths.find(path);
    const row = number === undefined ? 0 : (rows[number] ?? 0);
    return row === 0 ? undefined : row - 1;
  };
  const at = (row: number): ListedFile => ({
    path: paths.at(numbers[row] as number),
    ...kindAt(kinds[row] as number),
  });
  return {
    paths,
    get length() {
      return length;
    },
    add: (file) => {
      const number = paths.add(file.path);
      rows = grownArray(rows, number + 1);
      if (rows[number] === 0) {
        numbers = grownArray(numbers, length + 1);
        kinds = grownArray(kinds, length + 1);
        numbers[length] = number;
        length += 1;
        rows[number] = length;
      }
      const row = (rows[number] as number) - 1;
      kinds[row] = kindOf(file);
      return row;
    },
    rowOf,
    numberAt: (row) => numbers[row] as number,
    at,
    has: (path) => rowOf(path) !== undefined,
    get: (path) => {
      const row = rowOf(path);
      return row === undefined ? undefined : at(row);
    },
    *[Symbol.iterator]() {
      for (let row = 0; row < length; row += 1) yield at(row);
    },
  };
}

type Kind = Pick<ListedFile, 'class' | 'headers'>;

/** Numbers the few different classes and headers of a site. */
function createKinds(): {
  readonly kindOf: (kind: Kind) => number;
  readonly kindAt: (number: number) => Kind;
} {
  const kinds: Kind[] = [];
  const numbers = new Map<string, number>();
  return {
    kindOf: ({ class: fileClass, headers }) => {
      const key = `${fileClass}\n${headers['content-type']}\n${headers['cache-control']}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, kinds.length);
      return kinds.push({ class: fileClass, headers }) - 1;
    },
    kindAt: (number) => kinds[number] as Kind,
  };
}
