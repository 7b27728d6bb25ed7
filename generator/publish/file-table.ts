import { grownArray } from '../util/grown-array.ts';
import { createTextIndex, type TextIndex } from '../util/text-index.ts';
import { createDigestArray } from './digest-array.ts';
import type { Digest } from './manifest.ts';
import type { FileClass } from './output-file.ts';
import { listPaths, type PathList } from './path-list.ts';

/** A file of a new site: its bytes are on the disk. */
export interface AddedFile extends Digest {
  readonly path: string;
  readonly class: FileClass;
  /** The published file has the same bytes. */
  readonly isKept: boolean;
}

/** The files of a new site: about 70 bytes each and the path, outside the JavaScript heap. */
export interface FileTable {
  readonly size: number;
  readonly kept: number;
  /** Adds a file; a later one of the same path replaces it. */
  readonly add: (file: AddedFile) => void;
  readonly has: (path: string) => boolean;
  /** Yields the paths of kept files in the order in which they were added. */
  readonly keptPaths: () => Iterable<string>;
  /** Lists the paths of the other files, sorted. */
  readonly writtenPaths: () => PathList;
  /** Yields all files, sorted by path. */
  readonly sorted: () => Iterable<AddedFile>;
}

const classes: readonly FileClass[] = ['page', 'asset', 'data'];
const keptBit = 4;

/** `paths`: all of the site; those that are not added as files are no files. */
export function createFileTable(paths: TextIndex = createTextIndex()): FileTable {
  const digests = createDigestArray();
  // The place of its class from 1 on, and a bit for a kept file; 0 for no file.
  let marks = new Uint8Array(16);
  let size = 0;
  let kept = 0;
  let order: Uint32Array | undefined;

  const markOf = (number: number) => marks[number] ?? 0;
  const isKept = (number: number) => markOf(number) >= keptBit;
  const inOrder = () => {
    if (order?.length !== size)
      order = Uint32Array.from({ length: paths.size }, (_, number) => number)
        .filter((number) => markOf(number) > 0)
        .sort(paths.compare);
    return order;
  };
  const fileAt = (number: number): AddedFile => {
    const { sha256, size } = digests.at(number);
    const fileClass = classes[(markOf(number) % keptBit) - 1] as FileClass;
    return { path: paths.at(number), class: fileClass, sha256, size, isKept: isKept(number) };
  };

  return {
    get size() {
      return size;
    },
    get kept() {
      return kept;
    },
    add: (file) => {
      const number = paths.add(file.path);
      marks = grownArray(marks, number + 1);
      size += markOf(number) === 0 ? 1 : 0;
      kept += (file.isKept ? 1 : 0) - (isKept(number) ? 1 : 0);
      marks[number] = classes.indexOf(file.class) + 1 + (file.isKept ? keptBit : 0);
      digests.set(number, file);
    },
    has: (path) => {
      const number = paths.find(path);
      return number !== undefined && markOf(number) > 0;
    },
    *keptPaths() {
      for (let number = 0; number < paths.size; number += 1) if (isKept(number)) yield paths.at(number);
    },
    writtenPaths: () =>
      listPaths(
        paths,
        inOrder().filter((number) => !isKept(number)),
      ),
    *sorted() {
      for (const number of inOrder()) yield fileAt(number);
    },
  };
}
